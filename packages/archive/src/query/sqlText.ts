import { literal } from "../engine/quote.ts";

/** A piece of SQL: a text that means nothing here, a parameter such as `$system`, or the end of a statement. */
interface SqlToken {
  readonly type: "text" | "space" | "parameter" | "end";
  readonly text: string;
}

const token =
  /(?<space>\s+|--[^\n]*)|(?<comment>\/\*)|(?<quote>\$(?:[a-z_]\w*)?\$)|(?<parameter>\$[a-z_]\w*)|(?<end>;)|e'(?:[^'\\]|\\[^]|'')*'?|'(?:[^']|'')*'?|"(?:[^"]|"")*"?|[a-z_][\w$]*|[^]/giy;

/** Divides SQL as DuckDB does, so that a semicolon or a `$` in a string, a name or a comment is only text. */
function* tokensOf(sql: string): Generator<SqlToken, void, undefined> {
  let at = 0;
  while (at < sql.length) {
    token.lastIndex = at;
    const { groups = {}, 0: found = "" } = token.exec(sql) ?? {};
    const { space, comment, quote, parameter, end } = groups;
    const start = at;
    at += found.length;
    if (comment !== undefined) at = commentEnd(sql, start);
    if (quote !== undefined) at = endAfter(sql, quote, at);
    const type =
      parameter !== undefined
        ? "parameter"
        : end !== undefined
          ? "end"
          : (space ?? comment) === undefined
            ? "text"
            : "space";
    yield { type, text: sql.slice(start, at) };
  }
}

/** The end of a comment, which may contain others. */
function commentEnd(sql: string, start: number): number {
  const bracket = /\/\*|\*\//g;
  bracket.lastIndex = start;
  let depth = 0;
  for (let found = bracket.exec(sql); found !== null; found = bracket.exec(sql)) {
    depth += found[0] === "/*" ? 1 : -1;
    if (depth === 0) return bracket.lastIndex;
  }
  return sql.length;
}

function endAfter(sql: string, quote: string, from: number): number {
  const found = sql.indexOf(quote, from);
  return found === -1 ? sql.length : found + quote.length;
}

/** The statements of SQL, without the semicolons between them. A piece that has only spaces and comments is none. */
export function splitStatements(sql: string): readonly string[] {
  const statements: string[] = [];
  let text = "";
  let isEmpty = true;
  const end = () => {
    if (!isEmpty) statements.push(text.trim());
    text = "";
    isEmpty = true;
  };
  for (const each of tokensOf(sql)) {
    if (each.type === "end") end();
    else {
      text += each.text;
      isEmpty &&= each.type === "space";
    }
  }
  end();
  return statements;
}

/** The names of the parameters of SQL, as `system` of `$system`, each once. */
export function parametersOf(sql: string): readonly string[] {
  const names = [...tokensOf(sql)].flatMap(({ type, text }) => (type === "parameter" ? [text.slice(1)] : []));
  return [...new Set(names)];
}

/** Replaces the parameters that have a value by it, as a text that takes the type of what it is compared with. */
export function setParameters(sql: string, values: ReadonlyMap<string, string>): string {
  const replaced = [...tokensOf(sql)].map(({ type, text }) => {
    const value = type === "parameter" ? values.get(text.slice(1)) : undefined;
    return value === undefined ? text : literal(value);
  });
  return replaced.join("");
}
