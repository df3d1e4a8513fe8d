import type { JsonObject } from "@shipslog/contract";
import type { Rule } from "../../Rule.ts";
import { idIn, objectsIn } from "../readField.ts";
import { sampleEvents } from "../sampleEvents.ts";
import { damage, onLast } from "../damages.ts";

const { FSDJump, NavRoute, NavRouteLine, sol, alphaCentauri, barnard } = sampleEvents;
const announced = { event: NavRouteLine() };

/** Where a route begins. */
export const routeStart: Rule = {
  id: "route-start",
  group: "session",
  severity: { spec: "warning", live: "warning" },
  what: "A route begins in the system the ship is in.",
  why: "Readers count the jumps left from the first star.",
  restsOn:
    "Specification, NavRoute (stars along a plotted route); format-facts 3 (the first element is the current system)",
  evidence:
    "NavRoute.json of a route plotted since the last arrival, and the system: FSDJump, in live also Location or CarrierJump.",
  passes: [{ event: FSDJump() }, announced, { companion: "NavRoute.json", event: NavRoute([sol, alphaCentauri]) }],
  fails: [{ event: FSDJump() }, announced, { companion: "NavRoute.json", event: NavRoute([barnard, alphaCentauri]) }],
  damages: [
    onLast(
      damage("NavRoute.json", "the first star taken away", (event) => {
        if (event.Route === undefined || event.Route.length < 3) return undefined;
        event.Route.shift();
        return "/Route/0/SystemAddress";
      }),
    ),
  ],
  start: () => {
    let system: string | undefined;
    let isFresh = false;
    const arrive = (event: JsonObject): undefined => void ([system, isFresh] = [idIn(event, "SystemAddress"), false]);
    return {
      onEvent: {
        Location: arrive,
        CarrierJump: arrive,
        FSDJump: arrive,
        LoadGame: () => void (system = undefined),
        NavRoute: () => void (isFresh = true),
      },
      onCompanion: {
        "NavRoute.json": (event) => {
          const [first] = objectsIn(event, "Route") ?? [];
          const begins = idIn(first, "SystemAddress");
          if (begins === undefined || system === undefined || !isFresh) return "undecided";
          if (begins === system) return "holds";
          return { pointer: "/Route/0/SystemAddress", expected: system, received: begins };
        },
      },
    };
  },
};
