import type { Dialect } from "@shipslog/contract";
import { differences, followWithKayahr } from "../lab/kayahr/follow.ts";
import { session } from "../lab/kayahr/moments.ts";
import type { Proof, ProofInput } from "../lab/proof/Proof.ts";

const eventsPerSecond = 10;
const dialects: readonly Dialect[] = ["spec", "live"];

async function follow(dialect: Dialect, { size, report }: ProofInput) {
  const moments = session({ events: size, eventsPerSecond, startMs: Date.UTC(2026, 4, 1) });
  const { lines, events, statusesWritten, statusesRead, files } = await followWithKayahr(moments, {
    dialect,
    linesPerPart: Math.ceil(size / 4),
  });
  const found = {
    dialect,
    files: files.length,
    linesWritten: lines.length,
    eventsRead: events.length,
    eventsThatDiffer: differences(
      lines.map((line) => JSON.parse(line) as unknown),
      events,
    ).length,
    statusesWritten: statusesWritten.length,
    statusesRead: statusesRead.length,
    statusesThatDiffer: differences(statusesWritten, statusesRead).length,
  };
  report(JSON.stringify(found));
  return found;
}

/** A reader that others wrote, on a real disk in real time, keeps up with what ours writes. */
export const proof: Proof = {
  name: "journal-kayahr",
  claim:
    "@kayahr/ed-journal 2.5.0, following a folder while it is written, gets every event, every Status that stands a second, and the last.",
  fullSize: 900,
  reducedSize: 60,
  async run(given) {
    const result = await Promise.all(dialects.map((dialect) => follow(dialect, given)));
    const passed = result.every(
      (found) => found.linesWritten >= given.size && found.eventsThatDiffer === 0 && found.statusesThatDiffer === 0,
    );
    return { passed, result };
  },
};
