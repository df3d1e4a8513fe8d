import { wornLoadout } from "../commander/suitsAndWeapons.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { wait } from "../session/time.ts";
import type { Activity } from "./Activity.ts";
import { dieOnFoot, losesLife } from "./death.ts";
import { pause } from "./pause.ts";

/** Leaves the ship or the SRV, into the hangar of a port or onto the ground; the loadout is drawn unless it is given. */
export function stepOut(session: GameSession, loadout?: number): void {
  const { foot, state, surface, chance, commander, controls, srv } = session.world;
  const isOutside = state !== "docked";
  srv.isOut = state === "srv";
  controls.guiFocus = 0;
  foot.place = isOutside ? "planet" : "hangar";
  foot.hasBreathableAir = !isOutside;
  foot.temperatureK = isOutside && surface !== undefined ? surface.planet.temperatureK : 293;
  foot.oxygen = 1;
  foot.weapon = undefined;
  foot.isAiming = false;
  const drawn = commander.isDressed ? commander.worn : chance.integer(0, commander.wardrobe.length - 1);
  commander.worn = loadout ?? drawn;
  applyTransition(session, "disembark", { from: state });
}

/** Leaves the player's own ship on foot. */
export const disembark: Activity = {
  from: ["docked", "landed"],
  endsIn: "onFoot",
  weight: 1,
  leadsTo: ["SuitLoadout", "UpgradeSuit", "UpgradeWeapon"],
  can: ({ aboard, port, state, client }) =>
    !client.isBaseGame && aboard === "own" && (state === "landed" || port?.type !== "OnFootSettlement"),
  run(session) {
    pause(session, 5, 20, undefined, "Disembark");
    stepOut(session);
    pause(session, 10, 40);
  },
};

/** Returns to the ship, if it is here. */
export const embark: Activity = {
  from: ["onFoot"],
  endsIn: "landed",
  weight: 3,
  can: ({ shipWaits, system, port }) =>
    shipWaits === undefined ||
    (shipWaits.system.address === system.address && shipWaits.port.marketId === port?.marketId),
  run(session) {
    const { foot } = session.world;
    pause(session, 5, 20, undefined, "Embark");
    session.world.shipWaits = undefined;
    session.world.aboard = "own";
    foot.weapon = undefined;
    foot.isAiming = false;
    const vehicle = session.world.srv.isOut ? "srv" : "landed";
    const into = foot.place === "planet" ? vehicle : "docked";
    session.world.srv.isOut = false;
    applyTransition(session, "embark", { into }, into);
  },
};

/** Walks from the hangar to the social space, where a fleet carrier has a bar, or back. */
export const crossStation: Activity = {
  from: ["onFoot"],
  weight: 2,
  leadsTo: ["UpgradeSuit", "UpgradeWeapon"],
  can: ({ foot }) => foot.place !== "planet",
  run(session) {
    const { foot } = session.world;
    foot.place = foot.place === "hangar" ? "socialSpace" : "hangar";
    record(session);
    pause(session, 20, 120);
    const isAtBar = foot.place === "socialSpace" && session.world.port?.type === "FleetCarrier";
    if (isAtBar) applyTransition(session, "visitBar", null);
  },
};

/** Walks away from the ship and back, sometimes with a fight. */
export const stroll: Activity = {
  from: ["onFoot"],
  weight: 3,
  can: ({ foot, surface }) => foot.place === "planet" && surface !== undefined,
  run(session) {
    const { surface, chance, perils } = session.world;
    if (surface === undefined) return;
    surface.headingDeg = chance.between(0, 360);
    const seconds = chance.integer(30, 120);
    surface.speedMps = chance.between(1.5, 4);
    wait(session, seconds * 1000);
    applyTransition(session, "sampleGround", null);
    const { speedMps } = surface;
    surface.speedMps = 0;
    const isFatal = chance.isLucky(0.4) && skirmish(session);
    if (isFatal && perils !== undefined) {
      dieOnFoot(session, perils);
      return;
    }
    surface.headingDeg = (surface.headingDeg + 180) % 360;
    surface.speedMps = speedMps;
    wait(session, seconds * 1000);
    surface.speedMps = 0;
  },
};

/** Draws a weapon, aims and takes damage. Returns whether the player dies. */
function skirmish(session: GameSession): boolean {
  const { foot, chance, commander, controls } = session.world;
  const { weapons } = wornLoadout(commander);
  foot.weapon = weapons.length > 0 ? chance.pick(weapons).weapon : "fists";
  controls.isInDanger = true;
  wait(session, 5000);
  foot.isAiming = foot.weapon !== "fists";
  foot.health = chance.between(0.1, 0.9);
  record(session);
  const seconds = chance.integer(10, 40);
  const isFatal = losesLife(session);
  applyTransition(session, "skirmish", { seconds, isFatal });
  wait(session, seconds * 1000);
  controls.isInDanger = false;
  foot.isAiming = false;
  foot.weapon = undefined;
  return isFatal;
}
