import type { JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { distanceBetween, objectListIn, coordinatesIn, textIn, type StarCoordinates } from "./readField.ts";
import { inside } from "./judgeItems.ts";

const maxKept = 20_000;

/** Creates the run of a rule about module transfers: it learns the positions of systems and judges each module by its distance. */
export function judgeTransfers(
  judge: (item: JsonObject, distanceLy: number) => RuleVerdict,
): NonNullable<Rule["start"]> {
  return () => {
    const places = new Map<string, StarCoordinates>();
    const learn: OnEvent = (event) => {
      const name = textIn(event, "StarSystem");
      const place = coordinatesIn(event);
      if (name === undefined || place === undefined) return;
      if (places.size >= maxKept) places.clear();
      places.set(name, place);
    };
    const placeOf = (held: JsonObject): StarCoordinates | undefined => places.get(textIn(held, "StarSystem") ?? "");
    return {
      onEvent: {
        FSDJump: learn,
        Location: learn,
        CarrierJump: learn,
        StoredModules: (event) => {
          const here = placeOf(event);
          return objectListIn(event, "Items")?.flatMap((item, index): RuleVerdict[] => {
            const isApart = item["MarketID"] !== event["MarketID"] && item["InTransit"] !== true;
            if (!isApart) return [];
            const there = placeOf(item);
            if (here === undefined || there === undefined) return ["undecided"];
            return [inside(() => `/Items/${index}`, judge(item, distanceBetween(here, there)))];
          });
        },
      },
    };
  };
}
