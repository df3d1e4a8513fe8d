import { pause } from "../../activities/pause.ts";
import { pickUp } from "../../activities/srv.ts";
import { salvage } from "../../commander/goods.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import type { GameSession } from "../../session/GameSession.ts";
import type { CargoItem } from "../../ship/SimulatedShip.ts";
import { reach } from "../reach.ts";
import { useServices } from "../reachPort.ts";
import { refuseStep, step } from "../StepDeclaration.ts";

const isSalvage = ({ type, missionId }: CargoItem): boolean =>
  missionId === undefined && salvage.some((good) => good.type === type);

/** Steps with what others have lost. */
export const rescueSteps = {
  rescue: step({
    does: "Docks and hands salvage to the contact for search and rescue; picks some up with the SRV first if the hold has none.",
    fields: {},
    run(context) {
      const { session, isStrict } = context;
      if (!session.world.ship.cargo.some(isSalvage)) {
        if (isStrict) refuseStep("The hold has no salvage.", "Leave out strict, or pick some up with driveSrv.");
        reach(context, ["srv"]);
        if (session.world.srv.cargo.length === 0) pickUp(session, true);
        reach(context, ["landed"]);
      }
      if (!session.world.ship.cargo.some(isSalvage)) {
        refuseStep("The hold has no room for salvage.", "Sell cargo first.");
      }
      useServices(context, "searchrescue", handOver);
    },
  }),
} as const;

function handOver(session: GameSession): void {
  const { ship, commander } = session.world;
  for (const item of ship.cargo.filter(isSalvage)) {
    const priceCr = salvage.find(({ type }) => type === item.type)?.priceCr ?? 0;
    const rewardCr = priceCr * item.count;
    ship.cargo = ship.cargo.filter((other) => other !== item);
    commander.balanceCr += rewardCr;
    applyTransition(session, "rescue", { item: { ...item }, rewardCr });
    pause(session, 4, 8);
  }
}
