import { scenarioNames } from "@shipslog/simulator";
import { keepBooks } from "../lab/live/bookkeeping/Bookkeeping.ts";
import { playLive } from "../lab/live/folder.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** Keeps the books of simulated sessions from their lines alone. */
export const proof: Proof = {
  name: "live-books",
  claim:
    "In every session of dialect live, credits, cargo, materials and missions equal an independent bookkeeping from its lines.",
  fullSize: 100,
  reducedSize: 1,
  run({ size, report }) {
    const complaints: string[] = [];
    const compared: Record<string, number> = {};
    let sessions = 0;
    for (let seed = 1; seed <= size; seed += 1) {
      for (const scenario of scenarioNames) {
        const language = seed % 2 === 0 ? "french" : "english";
        const books = keepBooks(playLive({ scenario, seed, language }));
        sessions += 1;
        complaints.push(...books.complaints.map((complaint) => `${scenario} seed ${seed}: ${complaint}`));
        for (const [sort, count] of Object.entries(books.compared)) compared[sort] = (compared[sort] ?? 0) + count;
      }
      if (seed % 10 === 0) report(`${sessions} sessions, ${complaints.length} complaints`);
    }
    for (const complaint of complaints.slice(0, 10)) report(complaint);
    return { passed: complaints.length === 0, result: { sessions, compared, complaints: complaints.length } };
  },
};
