import type { ProofRecord } from "../../lab/proof/Proof.ts";
import { sizeUnits } from "./sizeUnits.ts";

/** The page that lists the records of all proofs with their claim, size, date and commit. */
export function proofsPage(records: readonly ProofRecord[]): string {
  const holding = records.filter(({ passed }) => passed).length;
  return `# Proofs

Each claim is a file in \`proof/\`. \`npm run proof\` runs it at this size and stores its result here; CI runs the same code at a reduced size.
${holding} of ${records.length} hold. \`npm run proof -- --stale\` lists the records that are older than the code they are about.

| proof | claim | size | result | took | date | commit |
|---|---|---|---|---|---|---|
${records.map(rowOf).join("\n")}
`;
}

function rowOf({ name, claim, size, passed, durationMs, date, commit }: ProofRecord): string {
  const result = passed ? "holds" : "**does not hold**";
  const cells = [`[${name}](${name}.json)`, claim, sizeText(name, size), result, tookText(durationMs)];
  return `| ${[...cells, date.slice(0, 10), commit.replace(/^([0-9a-f]{7})[0-9a-f]+/, "$1")].join(" | ")} |`;
}

function sizeText(name: string, size: number): string {
  return `${size.toLocaleString("en-GB")} ${sizeUnits[name] ?? ""}`.trimEnd();
}

function tookText(durationMs: number): string {
  return durationMs < 120_000 ? `${Math.ceil(durationMs / 1000)} s` : `${Math.round(durationMs / 60_000)} min`;
}
