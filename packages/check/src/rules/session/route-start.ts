import type { CompanionEntry } from "@shipslog/contract";
import type { RuleVerdicts, Rule } from "../../declare/Rule.ts";
import { idIn, objectListIn, textIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, NavRoute, NavRouteLine, sol, alphaCentauri, barnard } = sampleEvents;
const announced = { event: NavRouteLine() };

/** Where a route starts. */
export const routeStart: Rule = {
  id: "route-start",
  group: "session",
  basis: { game: "The specification does not say where a route starts." },
  severity: { spec: "warning", live: "warning" },
  title: "A route does not start in the system the ship is in.",
  why: "Readers count the jumps left from the first star.",
  restsOn: "F37 (the first element is the current system)",
  evidence:
    "NavRoute.json of a route plotted since the last arrival, and the current system from FSDJump, in live also from Location or CarrierJump.",
  passes: [{ event: FSDJump() }, announced, { companion: "NavRoute.json", event: NavRoute([sol, alphaCentauri]) }],
  fails: [{ event: FSDJump() }, announced, { companion: "NavRoute.json", event: NavRoute([barnard, alphaCentauri]) }],
  start: (_, session) => {
    // The file may be read before or after its line; both have the same timestamp.
    let line: { readonly time: string | undefined; readonly system: string | undefined } | undefined;
    let file: CompanionEntry | undefined;
    const judge = (): RuleVerdicts => {
      if (file?.event === undefined || line === undefined) return undefined;
      if (textIn(file.event, "timestamp") !== line.time) return undefined;
      const begins = idIn(objectListIn(file.event, "Route")?.[0], "SystemAddress");
      const at = file;
      const from = line.system;
      file = undefined;
      line = undefined;
      if (begins === undefined || from === undefined) return "undecided";
      return begins === from ? "holds" : { pointer: "/Route/0/SystemAddress", expected: from, received: begins, at };
    };
    return {
      onEvent: {
        NavRoute: (event) => {
          line = { time: textIn(event, "timestamp"), system: idIn(session.place.arrival, "SystemAddress") };
          return judge();
        },
      },
      onCompanion: {
        "NavRoute.json": (__, entry) => {
          file = entry;
          return judge();
        },
      },
    };
  },
};
