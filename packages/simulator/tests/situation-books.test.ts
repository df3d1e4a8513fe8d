import { direct, type Step } from "@shipslog/simulator";
import { expect, it } from "vitest";
import { keepBooks } from "./helpers/live/bookkeeping/Bookkeeping.ts";
import { judgedStartMs } from "./helpers/sessions.ts";
import { engineeringSituations } from "./helpers/situations/engineering.ts";
import { explorationSituations } from "./helpers/situations/exploration.ts";
import { onFootSituations } from "./helpers/situations/onFoot.ts";
import type { Situation } from "./helpers/situations/Situation.ts";
import { tradeSituations } from "./helpers/situations/trade.ts";

/** What a player does after a situation, so that LoadGame, Materials and Cargo state the balances. */
const restart: readonly Step[] = [{ do: "quit", to: "menu" }, { do: "start" }, { do: "wait", for: "30s" }];

const tables = [tradeSituations, explorationSituations, engineeringSituations, onFootSituations];

it.each<[string, Situation]>(tables.flatMap((table) => Object.entries(table)))(
  "the books agree with every line of situation %s, and dialect spec can play it too",
  (_number, { setup, steps }) => {
    const live = direct({ ...setup, seed: 1, dialect: "live", start: judgedStartMs });
    const moments = [...steps, ...restart].flatMap((step) => live.do(step).moments);
    const { complaints, compared } = keepBooks(moments);
    expect(complaints).toEqual([]);
    expect(compared["LoadGame"]).toBeGreaterThan(1);
    const spec = direct({ ...setup, seed: 1, dialect: "spec", start: judgedStartMs });
    expect(steps.map((step) => spec.do(step)).filter(({ outcome }) => outcome === "refused")).toEqual([]);
  },
);
