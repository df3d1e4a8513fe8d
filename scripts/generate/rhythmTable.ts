/** What the proof live-rhythm records: kinds and lines an hour of dialect live, beside those of real journals. */
export interface RhythmRecord {
  /** Seeds of each scenario, of four hours each. */
  readonly size: number;
  readonly result: {
    readonly kinds: number;
    readonly share: number;
    readonly perHour: readonly { readonly scenario: string; readonly simulated: number; readonly real?: number }[];
  };
}

const begin = "<!-- Generated from docs/proof/live-rhythm.json; do not edit. -->\n";
const end = "<!-- End of the generated part. -->";

/** Replaces the generated part of a page by the figures of a record. */
export function writeRhythm(page: string, { size, result }: RhythmRecord): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no part between ${begin.trim()} and ${end}`);
  const rows = result.perHour.map(
    ({ scenario, simulated, real = "" }) => `| \`${scenario}\` | ${simulated} | ${real} |`,
  );
  const part = `
Dialect \`live\` writes ${result.kinds} kinds; ${result.share.toFixed(1)} % of real lines are of these. Lines an hour, over four hours of each of ${size} seeds, beside those
of real sessions of such play without pauses of more than ten minutes ([record](../../docs/proof/live-rhythm.json)):

| scenario | simulated | real |
|---|---:|---:|
${rows.join("\n")}

`;
  return page.slice(0, from + begin.length) + part + page.slice(to);
}
