import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { runInParallel } from "../../../tools/runInParallel.ts";
import { brokenReaders, type BrokenReader } from "./helpers/brokenReaders.ts";
import { readerCommand, tryCompiled } from "./helpers/tryCompiled.ts";

/** Longer than any reader takes for a line, also on a busy machine; the reader that delays a line takes half as long again. */
const lateMs = 20_000;

/** A suite waits half of its time for lines that a broken reader does not print. */
const atOnce = 4;

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
  const command = readerCommand("packages/try/tests/helpers/brokenReader.ts", "{folder}", "{state}", defect, delay);
  const options = { command, profile: "resume", seed, lateMs } as const;
  const { outcomes } = await tryCompiled(group === undefined ? options : { ...options, cases: [group] });
  const failed = outcomes.filter(({ result }) => result === "failed");
  let meant = failed.find(({ tried }) => tried.name === found);
  // On a busy machine a reader may look too late to see the middle of a write.
  let triesLeft = found === "" ? 0 : 5;
  while (meant === undefined && triesLeft > 0) {
    triesLeft--;
    const again = await tryCompiled({ ...options, cases: [found] });
    meant = again.outcomes.find(({ result }) => result === "failed");
  }
  const unrelated = failed.filter(({ tried: { name } }) => name !== found && !also.includes(name));
  return {
    defect,
    verdict: meant?.verdict ?? "passed",
    isFound: found === "" || meant?.verdict === verdict,
    unrelated: unrelated.map(({ tried, verdict: other }) => `${tried.name}: ${other}`),
  };
}

/** Breaks a correct reader in one way after another; the small run takes some of them, and the group of the defect alone. */
longTest(
  {
    claim:
      "Every deliberately broken reader fails the case of `shipslog try` that is meant for its defect, with the right verdict, and no unrelated one.",
    size: { check: 3, full: brokenReaders.length, of: "readers" },
  },
  async ({ size, seed, isLong, report }) => {
    const intact: BrokenReader = { defect: "", group: "reading", found: "", verdict: "lost", also: [] };
    const step = Math.floor(brokenReaders.length / size);
    const chosen = brokenReaders.filter((_, at) => (at + seed) % step === 0);
    const wrong: Found[] = [];
    await runInParallel([intact, ...chosen], atOnce, async (reader) => {
      const found = await findDefect(reader, seed % 2 ** 31, isLong ? undefined : reader.group);
      report(`${found.defect || "intact"}: ${found.verdict}; unrelated: ${found.unrelated.join(", ") || "none"}`);
      if (!found.isFound || found.unrelated.length > 0) wrong.push(found);
    });
    expect(wrong).toEqual([]);
    return `${chosen.length} broken readers and an intact one, no wrong verdict`;
  },
);
