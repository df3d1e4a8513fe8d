import type { Dialect } from "@shipslog/contract";
import { differences, followWithKayahr } from "../lab/kayahr/followWithKayahr.ts";
import { numberedSession } from "../lab/kayahr/numberedSession.ts";
import type { Proof, ProofInput } from "../lab/proof/Proof.ts";

const eventsPerSecond = 10;
const dialects: readonly Dialect[] = ["spec", "live"];

async function follow(dialect: Dialect, { size, report }: ProofInput) {
  const moments = numberedSession({ events: size, eventsPerSecond, startMs: Date.UTC(2026, 4, 1) });
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

/** Proves that a third-party reader receives what is written, on a real disk in real time. */
export const proof: Proof = {
  name: "journal-kayahr",
  claim:
    "@kayahr/ed-journal 2.5.0, following a folder while it is written, receives every event, every Status that is on disk for a second, and the last one.",
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
