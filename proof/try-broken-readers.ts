import { join } from "node:path";
import type { Proof } from "../lab/proof/Proof.ts";
import { brokenReaders, type BrokenReader } from "../lab/try/brokenReaders.ts";
import { readerCommand, tryReader } from "../lab/try/trySuite.ts";

/** Longer than any reader takes for a line, also on a busy machine; the reader that delays a line takes half as long again. */
const lateMs = 20_000;

/** What the suite found in a broken reader. */
interface Found {
  readonly defect: string;
  /** The verdict of the case that is meant for the defect. */
  readonly verdict: string;
  readonly isFound: boolean;
  /** Cases that failed and have nothing to do with the defect. */
  readonly unrelated: readonly string[];
}

async function findDefect(reader: BrokenReader, seed: number, group: string | undefined): Promise<Found> {
  const { defect, found, also, verdict } = reader;
  const delay = String(1.5 * lateMs);
  const command = readerCommand(join("lab", "try", "brokenReader.ts"), "{folder}", "{state}", defect, delay);
  const only = group === undefined ? [] : ["--case", group];
  const late = ["--late", `${lateMs / 1000}s`];
  const words = ["--profile", "resume", "--seed", String(seed), ...late];
  const { cases } = await tryReader([...words, ...only], command);
  const failed = cases.filter(({ result }) => result === "failed");
  let meant = failed.find(({ name }) => name === found);
  // On a busy machine a reader may look too late to see the middle of a write.
  let triesLeft = found === "" ? 0 : 5;
  while (meant === undefined && triesLeft > 0) {
    triesLeft--;
    const again = await tryReader([...words, "--case", found], command);
    meant = again.cases.find(({ result }) => result === "failed");
  }
  const unrelated = failed.filter(({ name }) => name !== found && !also.includes(name));
  return {
    defect,
    verdict: meant?.verdict ?? "passed",
    isFound: meant?.verdict === verdict,
    unrelated: unrelated.map((each) => `${each.name}: ${each.verdict}`),
  };
}

/** Breaks a correct reader in one way after another; the small run takes some of them, and the group of the defect alone. */
export const proof: Proof = {
  name: "try-broken-readers",
  claim:
    "Every deliberately broken reader fails the case of `shipslog try` that is meant for its defect, with the right verdict, and no unrelated one.",
  fullSize: brokenReaders.length,
  reducedSize: 3,
  async run({ size, seed, isReduced, report }) {
    const intact = await findDefect(
      { defect: "", group: "reading", found: "", verdict: "lost", also: [] },
      seed % 2 ** 31,
      isReduced ? "reading" : undefined,
    );
    report(`the intact reader: ${intact.unrelated.length} failed`);
    const found: Found[] = [];
    const step = Math.floor(brokenReaders.length / size);
    for (const reader of brokenReaders.filter((_, at) => (at + seed) % step === 0)) {
      const each = await findDefect(reader, seed % 2 ** 31, isReduced ? reader.group : undefined);
      report(
        `${each.defect}: ${each.verdict}${each.isFound ? "" : " (WRONG)"}; unrelated: ${each.unrelated.join(", ") || "none"}`,
      );
      found.push(each);
    }
    const isClean = found.every(({ isFound, unrelated }) => isFound && unrelated.length === 0);
    return { passed: isClean && intact.unrelated.length === 0, result: { intact: intact.unrelated, readers: found } };
  },
};
