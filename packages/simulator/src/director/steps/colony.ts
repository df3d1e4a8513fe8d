import { pause } from "../../activities/pause.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import type { Colony, ColonyResource } from "../../commander/Colony.ts";
import { goods } from "../../commander/goods.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { unloadCargo, type CargoItem } from "../../ship/SimulatedShip.ts";
import { reachPort } from "../reachPort.ts";
import { refuseStep, step, textField, wholeField } from "../StepDeclaration.ts";
import { tradeSteps } from "./trade.ts";

/** Steps with the player's colony. */
export const colonySteps = {
  supplyColony: step({
    does: "Brings goods to the ship that builds the player's colony; buys some first if there are none.",
    fields: {
      commodity: textField('The commodity, such as "cmmcomposite"; one that is needed by default.'),
      count: wholeField(1, 1000, "Tonnes; all by default."),
    },
    argument: "commodity",
    run(context, { commodity, count }) {
      const { session } = context;
      const { colony } = session.world.commander;
      if (colony === undefined) refuseStep("The player has no colony.", 'Start with "owns": ["colony"].');
      const wished = commodity?.toLowerCase();
      const resource = needed(session, colony, wished);
      if (held(session, resource) === undefined) {
        if (context.isStrict) refuseStep(`The hold has no ${resource.name}.`, "Do buyCargo first.");
        tradeSteps.buyCargo.run(context, { commodity: resource.type, count: count ?? 2 });
      }
      reachPort(context, { in: colony.system, fits: ({ marketId }) => marketId === colony.marketId });
      openScreen(session, "StationServices", 5, 20);
      supply(session, resource, count);
      pause(session, 4, 10);
      closeScreen(session);
      pause(session, 2, 10);
    },
  }),
} as const;

function held({ world: { ship } }: GameSession, { type }: ColonyResource): CargoItem | undefined {
  return ship.cargo.find((item) => item.type === type && item.missionId === undefined);
}

/** Returns a commodity that the construction still needs: the wished one, one in the hold, or one that markets sell. */
function needed(session: GameSession, { resources }: Colony, wished: string | undefined): ColonyResource {
  const open = resources.filter(({ providedT, requiredT }) => providedT < requiredT);
  const fits = open.filter(({ type, name }) => wished === undefined || [type, name.toLowerCase()].includes(wished));
  const found =
    fits.find((resource) => held(session, resource) !== undefined) ??
    fits.find(({ type }) => goods.some((good) => good.type === type));
  if (found !== undefined) return found;
  const known = open.filter(({ type }) => goods.some((good) => good.type === type)).map(({ type }) => type);
  return refuseStep("The construction needs no such goods.", `Bring one of ${known.join(", ")}.`);
}

function supply(session: GameSession, resource: ColonyResource, count: number | undefined): void {
  const { commander, ship } = session.world;
  const item = held(session, resource);
  if (item === undefined) return;
  const amountT = Math.min(item.count, count ?? item.count, resource.requiredT - resource.providedT);
  unloadCargo(ship.cargo, item, amountT);
  resource.providedT += amountT;
  commander.balanceCr += amountT * resource.paymentCr;
  applyTransition(session, "supplyColony", { resource, amountT });
}
