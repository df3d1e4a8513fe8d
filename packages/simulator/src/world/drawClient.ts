import type { Chance } from "../chance/Chance.ts";
import type { GameClient, Scenario } from "../scenarios/Scenario.ts";

const shares = { baseGame: 0.15, older: 0.15, withoutTexts: 0.08 };

/** Activities that a scenario cannot ask for in the base game. */
const onFootActivities = ["disembark", "stroll", "cross-station", "upgrade-gear"] as const;

function walks({ begins, activities }: Scenario): boolean {
  return begins === "onFoot" || onFootActivities.some((name) => (activities?.[name] ?? 0) > 0);
}

/** Draws a client; a scenario that plays on foot has the expansion. */
export function drawClient(chance: Chance, scenario: Scenario): GameClient {
  return {
    isBaseGame: chance.isLucky(shares.baseGame) && !walks(scenario),
    isOlder: chance.isLucky(shares.older),
    hasTexts: !chance.isLucky(shares.withoutTexts),
  };
}
