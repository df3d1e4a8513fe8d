import type { Rule } from "../../declare/Rule.ts";
import { idIn, textIn } from "../evidence/readField.ts";
import { followShip } from "../evidence/shipPlace.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Docked, FSDJump, StoredModules } = sampleEvents;

/** The market of StoredModules and the market docked at. */
export const storedMarket: Rule = {
  id: "stored-market",
  group: "session",
  basis: { game: "The specification does not say that market and system are those docked at." },
  severity: { spec: "warning", live: "warning" },
  title: "The market or system in StoredModules is not the one the ship is docked at.",
  why: "Readers compute transfers from that station.",
  restsOn: "Measured on the real journals",
  evidence: "Docked since the last jump; in live also Location while docked.",
  passes: [{ event: FSDJump() }, { event: Docked() }, { event: StoredModules([]) }],
  fails: [{ event: FSDJump() }, { event: Docked() }, { event: StoredModules([], { MarketID: 128_016_896 }) }],
  start: followShip((ship) => ({
    onEvent: {
      StoredModules: (event) => {
        const here = idIn(event, "MarketID");
        if (ship.market === undefined || here === undefined) return "undecided";
        if (here !== ship.market) return { pointer: "/MarketID", expected: ship.market, received: here };
        const system = textIn(event, "StarSystem");
        const expected = ship.mooringSystem;
        if (system === undefined || expected === undefined || system === expected) return "holds";
        return { pointer: "/StarSystem", expected: JSON.stringify(expected), received: JSON.stringify(system) };
      },
    },
  })),
};
