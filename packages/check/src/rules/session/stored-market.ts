import type { OnEvent, Rule } from "../Rule.ts";
import { idIn, hasField } from "../evidence/readField.ts";
import { relocationKinds } from "../evidence/relocationKinds.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField } from "../examples/mutations.ts";

const { Docked, FSDJump, StoredModules } = sampleEvents;

/** The market of StoredModules and the market docked at. */
export const storedMarket: Rule = {
  id: "stored-market",
  group: "session",
  basis: { game: "The specification does not say that the market is the one docked at." },
  severity: { spec: "warning", live: "warning" },
  title: "The market in StoredModules is not the one the ship is docked at.",
  why: "Readers compute transfers from that station.",
  restsOn: "Measured on the real journals",
  evidence: "Docked since the last jump; in live also Location while docked.",
  passes: [{ event: FSDJump() }, { event: Docked() }, { event: StoredModules([]) }],
  fails: [{ event: FSDJump() }, { event: Docked() }, { event: StoredModules([], { MarketID: 128_016_896 }) }],
  mutations: [
    withChangedField("StoredModules", "MarketID", "another market", (value, _, event) => {
      const other = Number(value) + 256;
      return event.Items.some(({ MarketID }) => MarketID === value || MarketID === other) ? undefined : other;
    }),
  ],
  start: () => {
    let market: string | undefined;
    const leave: OnEvent = () => void (market = undefined);
    return {
      onEvent: {
        ...Object.fromEntries(relocationKinds.map((kind) => [kind, leave])),
        FSDJump: leave,
        Undocked: leave,
        CarrierJump: leave,
        Location: (event) => void (market = hasField(event, "MarketID") ? idIn(event, "MarketID") : undefined),
        Docked: (event) => void (market = idIn(event, "MarketID")),
        StoredModules: (event) => {
          const here = idIn(event, "MarketID");
          if (market === undefined || here === undefined) return "undecided";
          if (here === market) return "holds";
          return { pointer: "/MarketID", expected: market, received: here };
        },
      },
    };
  },
};
