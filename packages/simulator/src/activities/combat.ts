import { happen, record } from "../session/happen.ts";
import { wait } from "../session/time.ts";
import { vesselOf, type World } from "../session/World.ts";
import { hasModule } from "../ship/Ship.ts";
import type { Activity } from "./Activity.ts";
import { cruise, engageSupercruise, prepareForCruise } from "./course.ts";
import { pause } from "./pause.ts";

/** Signals one may drop at, symbols with the text players see. */
const signals: readonly (readonly [symbol: string, text: string])[] = [
  ["$MULTIPLAYER_SCENARIO77_TITLE;", "Resource Extraction Site [Low]"],
  ["$USS_NonHumanSignalSource;", "Unidentified signal source"],
  ["$Warzone_PointRace_Med;", "Conflict Zone [Medium Intensity]"],
];

/** Shoots it out in normal space; sometimes the player takes the fighter, sometimes the shields or the canopy go. */
export function fight(world: World): void {
  const { controls, chance } = world;
  const vessel = vesselOf(world);
  controls.isInDanger = true;
  controls.isInAnalysisMode = false;
  controls.hasHardpointsOut = true;
  controls.isRunningSilent = chance.isLucky(0.2);
  controls.heatTargetPercent = controls.isRunningSilent ? chance.between(90, 140) : chance.between(45, 85);
  record(world, undefined);
  wait(world, chance.integer(30, 90) * 1000);
  vessel.hasShieldsUp = chance.isLucky(0.6);
  vessel.hasCockpitBreach ||= !vessel.hasShieldsUp && chance.isLucky(0.15);
  if (world.aboard === "own" && hasModule(vessel, "int_fighterbay") && chance.isLucky(0.5)) flyFighter(world);
  wait(world, chance.integer(20, 90) * 1000);
  takeBounty(world);
  controls.isInDanger = false;
  controls.hasHardpointsOut = false;
  controls.isRunningSilent = false;
  controls.heatTargetPercent = 35;
  vessel.hasShieldsUp = true;
  pause(world, 5, 20);
}

function flyFighter(world: World): void {
  const { chance } = world;
  happen(world, "launchFighter", null);
  wait(world, chance.integer(30, 120) * 1000);
  happen(world, "dockFighter", null);
}

/** The most systems that look for one player at a time. */
const wantedMax = 12;

function takeBounty({ commander, chance, system, aboard }: World): void {
  commander.balanceCr += chance.integer(10, 400) * 1000;
  // A stray shot, and the law remembers.
  if (aboard === "own" && system.isInhabited && commander.wantedIn.size < wantedMax && chance.isLucky(0.2)) {
    commander.wantedIn.add(system.address);
  }
}

/** Drops at a signal and fights there. */
export const hunt: Activity = {
  from: ["supercruise"],
  weight: 0.2,
  can: ({ aboard }) => aboard === "own",
  run(world) {
    const { chance, system } = world;
    const [name, text] = chance.pick(signals);
    world.destination = { address: system.address, body: 0, name, text };
    cruise(world, chance.between(10, 1500));
    happen(world, "dropAtSignal", null);
    world.lastText = text;
    fight(world);
    collect(world);
    world.destination = undefined;
    prepareForCruise(world);
    engageSupercruise(world);
    pause(world, 5, 15);
  },
};

/** Scoops up what drifts about. */
function collect(world: World): void {
  const { controls, chance } = world;
  if (!chance.isLucky(0.5)) return;
  controls.hasScoopOut = true;
  record(world, undefined);
  wait(world, chance.integer(10, 40) * 1000);
  controls.hasScoopOut = false;
}

/** Is pulled out of supercruise, or gets away. */
export const escapeInterdiction: Activity = {
  from: ["supercruise"],
  weight: 0.15,
  can: ({ aboard }) => aboard === "own",
  run(world) {
    const { controls, chance } = world;
    controls.isInterdicted = true;
    controls.isInDanger = true;
    record(world, undefined);
    wait(world, chance.integer(15, 40) * 1000);
    controls.isInterdicted = false;
    controls.isInDanger = false;
    if (chance.isLucky(0.5)) return;
    happen(world, "dropAtSignal", null);
    fight(world);
  },
};
