import type { Colony } from "../commander/Colony.ts";
import { ColonisationConstructionDepot, ColonisationContribution } from "../lines/colony.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { after, perhapsAfter, say, type PlannedLine, type Scene } from "./plan.ts";

/** How often a docked ship is told what a construction needs (532 real lines), and for how long the plan reaches. */
const everyS = 15;
const toldTimes = 60;

function colonyHere({ world: { port, commander } }: LiveInput): Colony | undefined {
  return port !== undefined && port.marketId === commander.colony?.marketId ? commander.colony : undefined;
}

/** A construction tells what it needs when the ship docks, and again and again until it leaves. */
export const constructionVisited: Scene = (input) => {
  const colony = colonyHere(input);
  if (colony === undefined) return [];
  const firstS = input.chance.integer(3, 14);
  const again = Array.from({ length: toldTimes }, (_, at) => firstS + at * everyS);
  return [
    ...after(input.chance.integer(0, 1), say(ColonisationConstructionDepot, colony)),
    ...again.flatMap((atS): readonly PlannedLine[] => perhapsAfter(atS, say(ColonisationConstructionDepot, colony))),
  ];
};

/** The player gives goods, and the construction tells what it needs now. */
export const constructionSupplied: Scene = (input) => {
  const colony = colonyHere(input);
  if (input.happened?.name !== "supplyColony" || colony === undefined) return [];
  const { resource, amountT } = input.happened.data;
  return [
    say(ColonisationContribution, colony, resource, amountT),
    ...after(1, say(ColonisationConstructionDepot, colony)),
  ];
};
