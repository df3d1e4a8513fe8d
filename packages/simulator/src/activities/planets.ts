import type { Planet } from "../galaxy/Body.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { groundM, leaveGround, noCourse, settleOnGround, type SurfacePosition } from "../world/SurfacePosition.ts";
import { wait } from "../session/time.ts";
import { landableHere, type GameWorld } from "../world/GameWorld.ts";
import type { Activity } from "./Activity.ts";
import { cruise, engageSupercruise } from "./flight.ts";
import { flipSwitches } from "./flipSwitches.ts";
import { pause } from "./pause.ts";

function arriveOver({ chance }: GameWorld, planet: Planet): SurfacePosition {
  return {
    planet,
    latitude: chance.between(-65, 65),
    longitude: chance.between(-180, 180),
    headingDeg: chance.between(0, 360),
    turnDegPerS: chance.between(-0.2, 0.2),
    speedMps: chance.between(2500, 9000),
    heightM: Math.max(120_000, planet.radiusM * 0.1),
    climbMps: 0,
    isOnGround: false,
    course: noCourse,
  };
}

/** The height of the highest hills, which every path stays above. */
const highestM = 410;

/** Climbs or descends to a height in a number of seconds. */
function changeHeight(session: GameSession, surface: SurfacePosition, heightM: number, seconds: number): void {
  surface.climbMps = (heightM - surface.heightM) / seconds;
  wait(session, seconds * 1000);
  surface.climbMps = 0;
}

/** Descends to a planet: orbital cruise, glide, then flight low over the ground. */
export function descend(session: GameSession, planet: Planet): void {
  const { chance } = session.world;
  const surface = arriveOver(session.world, planet);
  session.world.surface = surface;
  applyTransition(session, "enterOrbitalCruise", { body: planet.id });
  changeHeight(session, surface, 25_000, chance.integer(60, 120));
  surface.speedMps = 2500;
  surface.turnDegPerS = 0;
  applyTransition(session, "glide", null);
  changeHeight(session, surface, 5000, chance.integer(25, 40));
  surface.speedMps = chance.between(150, 300);
  applyTransition(session, "endGlide", null);
  changeHeight(session, surface, highestM + chance.between(400, 1100), chance.integer(20, 40));
}

/** Flies to a planet and descends. */
export const approachPlanet: Activity = {
  from: ["supercruise"],
  endsIn: "flight",
  weight: 1,
  can: (world) => world.aboard === "own" && landableHere(world).length > 0,
  run(session) {
    approach(session, session.world.chance.pick(landableHere(session.world)));
  },
};

/** Flies to a planet of this system and descends to it. */
export function approach(session: GameSession, planet: Planet): void {
  session.world.destination = {
    address: session.world.system.address,
    body: planet.id,
    name: planet.name,
    text: undefined,
  };
  cruise(session, planet.distanceLs);
  descend(session, planet);
  session.world.destination = undefined;
}

/** Flies over the ground. */
export const flyOver: Activity = {
  from: ["planetFlight"],
  weight: 2,
  run(session) {
    const { surface, chance, controls } = session.world;
    if (surface === undefined) return;
    flipSwitches(session);
    surface.speedMps = chance.between(150, 400);
    surface.turnDegPerS = chance.between(-1.5, 1.5);
    controls.isInAnalysisMode = chance.isLucky(0.5);
    wait(session, chance.integer(20, 90) * 1000);
    applyTransition(session, "inspectGround", null);
  },
};

/** Lands on the ground. */
export const touchDown: Activity = {
  from: ["planetFlight"],
  endsIn: "landed",
  weight: 3,
  leadsTo: ["CargoTransfer"],
  can: ({ port }) => port === undefined,
  run(session) {
    const { surface, controls, chance } = session.world;
    if (surface === undefined) return;
    controls.isGearDown = true;
    surface.speedMps = 20;
    surface.turnDegPerS = 0;
    changeHeight(session, surface, groundM(surface) + 8, chance.integer(20, 40));
    settleOnGround(surface);
    controls.isGearDown = false;
    applyTransition(session, "touchDown", { body: surface.planet.id });
    // In `live`, what the player does next says how long it takes.
    if (session.written.live === undefined) pause(session, 5, 30);
  },
};

/** Takes off from the ground. */
export const liftOff: Activity = {
  from: ["landed"],
  endsIn: "flight",
  weight: 2,
  run(session) {
    const { surface, chance } = session.world;
    if (surface === undefined) return;
    applyTransition(session, "liftOff", null);
    leaveGround(surface);
    surface.speedMps = chance.between(100, 200);
    changeHeight(session, surface, highestM + chance.between(400, 900), chance.integer(10, 25));
  },
};

/** Climbs to orbit and enters supercruise. */
export const leavePlanet: Activity = {
  from: ["planetFlight"],
  endsIn: "supercruise",
  weight: 2,
  run(session) {
    const { surface, chance } = session.world;
    if (surface === undefined) return;
    session.world.port = undefined;
    surface.turnDegPerS = 0;
    changeHeight(session, surface, 3000, chance.integer(15, 30));
    engageSupercruise(session);
    surface.speedMps = 2500;
    changeHeight(session, surface, Math.max(100_000, surface.planet.radiusM * 0.08), chance.integer(40, 80));
    session.world.surface = undefined;
    applyTransition(session, "leaveOrbit", null);
    pause(session, 5, 15);
  },
};
