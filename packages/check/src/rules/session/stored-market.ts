import type { Breach, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { idIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Docked, FSDJump, StoredModules } = sampleEvents;

/** How each field that names the station is read. */
const stationFields = { MarketID: idIn, StationName: textIn, StarSystem: textIn } as const;

/** The station of StoredModules and the station docked at. */
export const storedMarket: Rule = {
  id: "stored-market",
  group: "session",
  basis: { game: "The specification does not say that market and system are those docked at." },
  severity: { spec: "warning", live: "warning" },
  title: "The station in StoredModules is not the one the ship is docked at.",
  why: "Readers compute transfers from that station.",
  restsOn: "Measured on the real journals",
  evidence:
    "Docked since the last jump; in live also Location while docked. Market, name and system, as far as both lines have them.",
  passes: [{ event: FSDJump() }, { event: Docked() }, { event: StoredModules([]) }],
  fails: [{ event: FSDJump() }, { event: Docked() }, { event: StoredModules([], { MarketID: 128_016_896 }) }],
  start: (_, session) => ({
    onEvent: {
      StoredModules: (event) => {
        const { arrival, pad } = session.place;
        let verdict: RuleVerdict = "undecided";
        for (const [field, read] of Object.entries(stationFields)) {
          const expected = read(pad, field);
          const received = read(event, field);
          // A fleet carrier moves with the ships on it; docked-elsewhere reports a docking in another system than the ship is in.
          const isSure = pad?.["StationType"] !== "FleetCarrier" && textIn(arrival, field) === expected;
          const mayMove = field === "StarSystem" && !isSure;
          // Another name for one market is reported by name-changed.
          const isToldByMarket = field === "StationName" && idIn(pad, "MarketID") !== undefined;
          if (expected === undefined || received === undefined || mayMove || isToldByMarket) continue;
          if (received !== expected) return { pointer: `/${field}`, expected, received } satisfies Breach;
          verdict = "holds";
        }
        return verdict;
      },
    },
  }),
};
