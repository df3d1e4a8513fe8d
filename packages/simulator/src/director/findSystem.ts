import type { JsonObject } from "@shipslog/contract";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { lyBetween } from "../galaxy/lyBetween.ts";
import { FSDJump } from "../lines/FSDJump.ts";
import type { GameSession } from "../session/GameSession.ts";
import { jumpRangeLy } from "../ship/fuel.ts";
import { societyHere } from "../world/GameWorld.ts";
import { refuseStep } from "./StepDeclaration.ts";
import { isExpected, preview, shownText } from "./expectation.ts";
import { asIfIn, systemsWithPorts, warSystemsOf } from "./places.ts";

/** Words for systems, beside their names. */
const systemWords = {
  nearest: ({ world: { galaxy, system } }) => galaxy.systemsNear(system.position, 30),
  "nearest inhabited": (session) => systemsWithPorts(session),
  "nearest uninhabited": ({ world: { galaxy, system } }) =>
    galaxy.systemsNear(system.position, 60).filter(({ isInhabited }) => !isInhabited),
  "nearest scoopable": ({ world: { galaxy, system } }) =>
    galaxy.systemsNear(system.position, 30).filter(({ isScoopable }) => isScoopable),
  "neutron star": ({ world: { galaxy, system } }) =>
    galaxy.systemsNear(system.position, 120).filter(({ starClass }) => starClass === "N"),
  home: ({ world: { commander } }) => [commander.home.system],
  carrier: ({ world: { commander } }) => (commander.carrier === undefined ? [] : [commander.carrier.system]),
  colony: ({ world: { commander } }) => (commander.colony === undefined ? [] : [commander.colony.system]),
  war: warSystemsOf,
} as const satisfies Readonly<Record<string, (session: GameSession) => Iterable<StarSystem>>>;

const isWord = (name: string): name is keyof typeof systemWords => Object.hasOwn(systemWords, name);

/** How far a system is looked for by its name: any, and an inhabited one. */
const namedLy = { any: 80, inhabited: 200 };

function named({ world: { galaxy, system } }: GameSession, name: string): readonly StarSystem[] {
  const wanted = name.toLowerCase();
  const isNamed = (each: StarSystem): boolean => each.name.toLowerCase() === wanted;
  const settled = galaxy.inhabitedNear(system.position, namedLy.inhabited).filter(isNamed);
  return settled.length > 0 ? settled : galaxy.systemsNear(system.position, namedLy.any).filter(isNamed);
}

/** Whether a jump to a system would write an FSDJump event as expected. */
function wouldArrive(session: GameSession, to: StarSystem, expect: JsonObject): boolean {
  const fuel = { usedT: 0, levelT: 0, boostLevel: undefined };
  const data = { from: session.world.system, to, distanceLy: 0, fuel };
  return isExpected(preview(asIfIn(session, to), FSDJump, "arrive", data), expect);
}

/** Finds the system that a word or a name means and that an FSDJump event would describe as expected; refuses else. */
export function findSystem(session: GameSession, name: string, expect: JsonObject = {}): StarSystem {
  const candidates = isWord(name) ? systemWords[name](session) : named(session, name);
  let isHere = false;
  let isFound = false;
  for (const system of candidates) {
    if (system.address === session.world.system.address) {
      isHere = true;
      continue;
    }
    isFound = true;
    if (wouldArrive(session, system, expect)) return system;
  }
  if (isHere && !isFound) refuseStep(`The player is in ${session.world.system.name} already.`, "Name another system.");
  if (!isFound) {
    refuseStep(
      `There is no other system "${name}" within reach.`,
      `Name a system within ${namedLy.any} ly, or one of ${Object.keys(systemWords).join(", ")}.`,
    );
  }
  return refuseStep(
    `No system "${name}" is as expected: ${shownText(expect)}.`,
    "Expect less, or begin in another region or with another seed.",
  );
}

/** Finds the nearest other system where factions are at war, also for a game whose FSDJump does not show it; refuses when there is none. */
export function findSystemAtWar(session: GameSession): StarSystem {
  const isAtWar = (system: StarSystem): boolean => societyHere(asIfIn(session, system).world).conflicts.length > 0;
  for (const system of systemsWithPorts(session)) {
    if (system.address !== session.world.system.address && isAtWar(system)) return system;
  }
  return refuseStep(
    "No factions are at war in the inhabited systems around.",
    "Begin in another region or with another seed, or fight at another place, as resourceSite.",
  );
}

/** How far the length of a jump may be from the wish. */
const toleranceLy = 1;

/** Finds a system at a distance, within one jump; refuses when there is none. */
export function findSystemAt(session: GameSession, distanceLy: number, expect: JsonObject): StarSystem {
  const { galaxy, system, ship } = session.world;
  const rangeLy = jumpRangeLy(ship);
  if (distanceLy > rangeLy) {
    refuseStep(
      `The ship jumps ${rangeLy.toFixed(1)} ly with its fuel, not ${distanceLy} ly.`,
      "Ask for less, refuel, synthesise an FSD boost, or start with the ship explorer.",
    );
  }
  const deviation = ({ position }: StarSystem): number => Math.abs(lyBetween(system.position, position) - distanceLy);
  const near = galaxy
    .systemsNear(system.position, Math.min(rangeLy, distanceLy + toleranceLy))
    .filter((each) => each.address !== system.address && deviation(each) <= toleranceLy)
    .toSorted((one, other) => deviation(one) - deviation(other));
  const found = near.find((each) => wouldArrive(session, each, expect));
  return (
    found ?? refuseStep(`No system at ${distanceLy} ly is as expected.`, "Ask for another distance, or expect less.")
  );
}
