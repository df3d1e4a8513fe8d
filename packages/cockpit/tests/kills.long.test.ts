/**
 * The kills of massacre missions in real journals: when the game says that a mission is done, the kills that the cockpit counted are
 * compared with those that the mission asked for. Kills of a fighter, of a wing and of targets without a bounty have no line.
 */
import { basename } from "node:path";
import { parseLine } from "@shipslog/contract/text";
import { expect } from "vitest";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { unknownState, type CockpitState } from "../src/state/CockpitState.ts";
import { fold } from "../src/state/fold.ts";
import { chainEvenings, linesOf, type Chain } from "./helpers/playedEvenings.ts";

/** How far the count was from what the mission asked for, of each mission that was done. */
function missesOf(chain: Chain): readonly { readonly missed: number; readonly asked: number }[] {
  const misses: { readonly missed: number; readonly asked: number }[] = [];
  let state: CockpitState = unknownState;
  for (const { file, from, to } of chain) {
    for (const [at, raw] of linesOf(file).slice(from, to).entries()) {
      const parsed = parseLine(raw);
      if (!parsed.ok) continue;
      const { kind, event } = parsed;
      if (kind === "MissionRedirected") {
        const mission = state.career.missions?.find(({ MissionID }) => MissionID === event["MissionID"]);
        const { kills, killCount: asked, isDone = false } = mission ?? {};
        if (kills !== undefined && asked !== undefined && !isDone) misses.push({ missed: asked - kills, asked });
      }
      const position = { file: basename(file.path), offset: at, line: from + at + 1, generation: 0 };
      state = fold(state, { type: "event", kind, event, raw, byteLength: raw.length, position }, 0);
    }
  }
  return misses;
}

longTest(
  {
    claim:
      "When a massacre mission of real journals is done, the cockpit has counted all kills that it asked for in at least a quarter of the missions, and at least 80 % of them in three quarters.",
    size: { check: 60, full: 1035, of: "real journals" },
    needs: [corpusFolder],
  },
  ({ size, report }) => {
    const files = corpusFiles({ archives: ["more", "old", "journals"], everyNthFile: 1 });
    // The journals of the check contain stacks of missions.
    const first = files.findIndex(({ name }) => name.includes("2023-11-12"));
    const chosen = size >= files.length ? files : files.slice(first, first + size);
    const misses = chainEvenings(chosen).flatMap(missesOf);
    const exact = misses.filter(({ missed }) => missed === 0).length;
    const near = misses.filter(({ missed, asked }) => missed <= asked / 5).length;
    report(`${exact} of ${misses.length} exact, ${near} with at least 80 % of the kills`);
    expect(misses.length).toBeGreaterThan(10);
    expect(exact / misses.length).toBeGreaterThan(1 / 4);
    expect(near / misses.length).toBeGreaterThan(3 / 4);
    return `${misses.length} missions done, ${exact} with all kills counted, ${near} with at least 80 % of them`;
  },
);
