import type { JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule } from "../Rule.ts";
import { idIn } from "../evidence/readField.ts";
import { movesUntold } from "../evidence/movesUntold.ts";
import { relocationKinds } from "../evidence/relocationKinds.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField } from "../examples/mutations.ts";

const { Docked, FSDJump } = sampleEvents;

/** The system of the station and the system of the ship. */
export const dockedElsewhere: Rule = {
  id: "docked-elsewhere",
  group: "session",
  basis: { game: "The specification does not list every way to move." },
  severity: { spec: "warning", live: "warning" },
  title: "The ship docked in a system that it is not in.",
  why: "Readers store the station and its market under the system.",
  restsOn: "F57 (Docked in the current system)",
  evidence:
    "The current system from FSDJump, in live also from Location or CarrierJump; SystemAddress in Docked. In spec the system is unknown after docking at a fleet carrier, which moves without a line.",
  passes: [{ event: FSDJump() }, { event: Docked() }],
  fails: [{ event: FSDJump() }, { event: Docked({ SystemAddress: 1178708478315 }) }],
  mutations: [
    withChangedField(
      "Docked",
      "SystemAddress",
      "another system",
      (value, draw) => Number(value) + 8 * (1 + draw(1000)),
    ),
  ],
  start: (dialect) => {
    let system: string | undefined;
    const arrive = (event: JsonObject): undefined => void (system = idIn(event, "SystemAddress"));
    const lose: OnEvent = () => void (system = undefined);
    return {
      onEvent: {
        ...Object.fromEntries(relocationKinds.map((kind) => [kind, lose])),
        Location: arrive,
        CarrierJump: arrive,
        FSDJump: arrive,
        Docked: (event) => {
          const [from, docked] = [system, idIn(event, "SystemAddress")];
          if (movesUntold(event, dialect)) system = undefined;
          if (docked === undefined || from === undefined) return "undecided";
          if (docked === from) return "holds";
          return { pointer: "/SystemAddress", expected: from, received: docked };
        },
      },
    };
  },
};
