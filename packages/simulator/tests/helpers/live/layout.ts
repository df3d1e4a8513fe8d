/** The game's layout, implemented from the facts (F8 to F18), independently of the tested printer. */

/** Splits JSON into punctuation and values, without blanks. */
function tokensOf(text: string): readonly string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null|[{}[\],:]/g) ?? [];
}

interface Value {
  readonly text: string;
  readonly isNumber: boolean;
}

/** Formats JSON as the game does, with numbers and strings unchanged; only the parents in Scan have no spaces in braces. */
export function laidOut(text: string): string {
  const tokens = tokensOf(text);
  let at = 0;
  const next = (): string => tokens[at++] ?? "";
  const list = (end: string, item: () => Value): readonly Value[] => {
    const items: Value[] = [];
    while (tokens[at] !== end && at < tokens.length) {
      items.push(item());
      if (tokens[at] === ",") at++;
    }
    at++;
    return items;
  };
  const member = (): Value => {
    const key = next();
    at++;
    const held = key === '"Parents"' ? value().text.replaceAll(/\{ (.*?) \}/g, "{$1}") : value().text;
    return { text: `${key}:${held}`, isNumber: false };
  };
  const value = (): Value => {
    const token = next();
    if (token === "{") return { text: `{ ${joined(list("}", member))} }`, isNumber: false };
    if (token !== "[") return { text: token, isNumber: /^[-\d]/.test(token) };
    const items = list("]", value);
    const isTight = items.length > 0 && items.every(({ isNumber }) => isNumber);
    return {
      text: isTight ? `[${items.map((item) => item.text).join(",")}]` : `[ ${joined(items)} ]`,
      isNumber: false,
    };
  };
  return value().text;
}

function joined(values: readonly Value[]): string {
  return values.map(({ text }) => text).join(", ");
}

/** Fields with significant digits instead of decimals; only Scan has exponents (F15). */
const withExponent = ["MassMT", "InnerRad", "OuterRad"];

/** Returns every number of a line with its event, key and decimals, as `FSDJump.FuelUsed 6`. */
export function decimalsIn(raw: string): readonly string[] {
  const name = /"event":"(\w+)"/.exec(raw)?.[1] ?? "";
  const tokens = tokensOf(raw);
  let key = "";
  return tokens.flatMap((token, at) => {
    if (tokens[at + 1] === ":") key = token.slice(1, -1);
    return /^[-\d]/.test(token) && !withExponent.includes(key)
      ? [`${name}.${key} ${token.split(".")[1]?.length ?? 0}`]
      : [];
  });
}
