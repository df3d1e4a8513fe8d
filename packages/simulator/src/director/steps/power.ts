import { pause } from "../../activities/pause.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import { goodsOfPowers } from "../../live/PowerStanding.ts";
import { defected, leftPower, meritsEarned, pledged, powerGoodsMoved } from "../../scenes/power.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { playScene } from "../../session/journal.ts";
import { cargoT, loadCargo, unloadCargo } from "../../ship/SimulatedShip.ts";
import { reach, reachWorld } from "../reach.ts";
import { useServices } from "../reachPort.ts";
import { refuseStep, step, textField, wholeField, type StepContext } from "../StepDeclaration.ts";

/** The merits for a tonne of the power's goods: 92 for 15 in a real delivery. */
const meritsPerT = 6;

/** Steps with a power. */
export const powerSteps = {
  pledge: step({
    does: "Pledges to a power; Powerplay reports it from then on.",
    fields: { to: textField("The power; Edmund Mahon by default.") },
    argument: "to",
    run(context, { to = "Edmund Mahon" }) {
      const { session } = context;
      const { commander } = session.world;
      if (commander.pledge !== undefined) {
        refuseStep(`The player is pledged to ${commander.pledge}.`, "Do leavePower or defect.");
      }
      lookAtPowers(context, () => {
        commander.pledge = to;
        playScene(session, pledged(to));
      });
    },
  }),
  leavePower: step({
    does: "Leaves the power.",
    fields: {},
    run(context) {
      const power = requirePower(context);
      lookAtPowers(context, (session) => {
        session.world.commander.pledge = undefined;
        playScene(session, leftPower(power));
      });
    },
  }),
  defect: step({
    does: "Leaves the power for another one.",
    fields: { to: textField("The other power; Edmund Mahon, or A. Lavigny-Duval, by default.") },
    argument: "to",
    run(context, { to }) {
      const power = requirePower(context);
      const other = to ?? (power === "Edmund Mahon" ? "A. Lavigny-Duval" : "Edmund Mahon");
      if (other === power) refuseStep(`The player is pledged to ${power}.`, "Name another power.");
      lookAtPowers(context, (session) => {
        session.world.commander.pledge = other;
        playScene(session, defected(power, other));
      });
    },
  }),
  earnMerits: step({
    does: "Earns merits for the power, which may lead to a rank.",
    fields: { count: wholeField(1, 100_000, "How many; 24 by default.") },
    argument: "count",
    run(context, { count = 24 }) {
      const power = requirePower(context);
      playScene(context.session, meritsEarned(power, count));
      pause(context.session, 2, 6);
    },
  }),
  collectPowerGoods: step({
    does: "Docks and collects goods of the power.",
    fields: { count: wholeField(1, 500, "How many tonnes, as far as they fit; 15 by default.") },
    argument: "count",
    run(context, { count = 15 }) {
      const power = requirePower(context);
      const goods = requireGoods(power);
      const { ship } = context.session.world;
      const fits = Math.min(count, Math.floor(ship.cargoCapacityT - cargoT(ship)));
      if (fits < 1) refuseStep("The hold is full.", "Sell some cargo first.");
      useServices(context, "powerplay", (session) => {
        loadCargo(ship.cargo, { ...goods, count: fits, missionId: undefined });
        playScene(session, powerGoodsMoved("collect", { power, ...goods, count: fits }));
        pause(session, 4, 8);
      });
    },
  }),
  deliverPowerGoods: step({
    does: "Docks and delivers the goods of the power, which earns merits.",
    fields: {},
    run(context) {
      const power = requirePower(context);
      const goods = requireGoods(power);
      const isThere = context.session.world.ship.cargo.some(({ type }) => type === goods.type);
      if (!isThere && context.isStrict) refuseStep("No goods of the power are aboard.", "Do collectPowerGoods first.");
      if (!isThere) powerSteps.collectPowerGoods.run(context, {});
      useServices(context, "powerplay", (session) => {
        const { ship } = session.world;
        const item = ship.cargo.find(({ type }) => type === goods.type);
        if (item === undefined) refuseStep("No goods of the power are aboard.", "Do collectPowerGoods first.");
        const { count } = item;
        unloadCargo(ship.cargo, item, count);
        playScene(session, powerGoodsMoved("deliver", { power, ...goods, count }));
        playScene(session, meritsEarned(power, count * meritsPerT));
        pause(session, 4, 8);
      });
    },
  }),
} as const;

function lookAtPowers(context: StepContext, act: (session: GameSession) => void): void {
  const { session } = context;
  reach(context, ["docked", "normalSpace", "supercruise", "planetFlight", "landed"]);
  openScreen(session, "InternalPanel", 5, 20);
  act(session);
  closeScreen(session);
  pause(session, 2, 10);
}

function requirePower(context: StepContext): string {
  const { pledge } = context.session.world.commander;
  if (pledge === undefined) refuseStep("The player is pledged to no power.", "Do pledge first.");
  reachWorld(context);
  return pledge;
}

function requireGoods(power: string): { readonly type: string; readonly name: string } {
  const goods = goodsOfPowers[power];
  if (goods !== undefined) return goods;
  return refuseStep(
    `No real journal shows which goods ${power} hands out.`,
    `Defect to ${Object.keys(goodsOfPowers).join(" or ")} first.`,
  );
}
