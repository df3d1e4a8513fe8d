import type { Claim } from "../../tests/helpers/longTest.ts";

/** A claim, its short name and the file of its test. */
export interface FoundClaim {
  readonly name: string;
  readonly path: string;
  readonly claim: Claim;
}

/** How a claim went in a long run. */
export interface LongResult extends FoundClaim {
  readonly state: "passed" | "failed" | "skipped";
  readonly size: number;
  readonly durationMs: number;
  /** What the test measured, or why it did not run or pass. */
  readonly measured: string;
  /** The day of the run, as 2026-11-17. */
  readonly date: string;
  readonly version: string;
}

/** Lists claims with their sizes, one a line. */
export function listClaims(claims: readonly FoundClaim[]): string {
  const width = Math.max(...claims.map(({ name }) => name.length));
  return claims.map(({ name, claim }) => `${name.padEnd(width)}  ${fullSize(claim)}: ${claim.claim}`).join("\n");
}

/** The table of a long run, in Markdown: a release attaches it. */
export function resultTable(results: readonly LongResult[]): string {
  const rows = results.map(({ name, claim, size, durationMs, ...rest }) => [
    name,
    `${counted(size)} ${claim.size.of}`,
    durationText(durationMs),
    `${words[rest.state]}: ${cell(rest.measured)}`,
  ]);
  return tableOf(["claim", "size", "took", "result"], rows);
}

const words = { passed: "holds", failed: "FAILED", skipped: "did not run" } as const;
const header = ["claim", "test", "in the check", "in full", "last full run"];

/**
 * Writes the claims and what was run into the table of docs/proofs.md. A claim that was not run keeps the last run that the page has,
 * and a row about another test stays as it is.
 */
export function updatePage(page: string, claims: readonly FoundClaim[], results: readonly LongResult[]): string {
  const lines = page.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`| ${header.join(" | ")} |`));
  if (start === -1) throw new Error(`docs/proofs.md has no table with the columns ${header.join(", ")}`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith("|"));
  const end = length === -1 ? lines.length : start + length;
  const old = lines.slice(start + 2, end).map(cellsOf);
  const runs = new Map(
    results.flatMap((result) => (result.state === "skipped" ? [] : [[keyOf(result), lastRun(result)]])),
  );
  const earlier = new Map(old.map((row) => [row[0] ?? "", row.at(-1) ?? ""]));
  const rows = claims.map((found) => {
    const { claim, name, path } = found;
    const key = keyOf(found);
    const run = runs.get(key) ?? earlier.get(key) ?? "not yet";
    return [key, `[${name}](../${path})`, counted(claim.size.check), fullSize(claim), run];
  });
  const links = new Set(rows.map((row) => row[1]));
  const known = new Set(rows.map((row) => row[0]));
  // A row whose test is not a long one was written by hand.
  const others = old.filter(
    (row) => !known.has(row[0]) && !links.has(row[1]) && !(row[1] ?? "").includes(".long.test.ts"),
  );
  const table = tableOf(header, [...rows, ...others]).split("\n");
  return [...lines.slice(0, start), ...table, ...lines.slice(end)].join("\n");
}

function keyOf({ claim }: FoundClaim): string {
  return cell(claim.claim);
}

function lastRun({ date, version, state, measured, durationMs }: LongResult): string {
  return cell(`${date}, ${version}, ${words[state]} after ${durationText(durationMs)}: ${measured}`);
}

function fullSize({ size }: Claim): string {
  return `${counted(size.full)} ${size.of}`;
}

function counted(count: number): string {
  return count.toLocaleString("en");
}

/** Whole seconds up to two minutes, then whole minutes. */
export function durationText(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), `|${columns.map(() => "---|").join("")}`, ...rows.map(line)].join("\n");
}

/** Text for one cell of a table. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
}

/** The cells of a row; `\|` does not end one. */
function cellsOf(line: string): readonly string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((text) => text.trim());
}
