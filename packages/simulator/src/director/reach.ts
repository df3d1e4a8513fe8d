import { engageSupercruise, prepareForCruise, undock } from "../activities/flight.ts";
import { disembark, embark } from "../activities/onFoot.ts";
import { retreatByDropship, takeTaxi } from "../activities/passenger.ts";
import { pause } from "../activities/pause.ts";
import { approach, leavePlanet, liftOff, touchDown } from "../activities/planets.ts";
import { dockAt } from "../activities/ports.ts";
import { deploySrv, dockSrv } from "../activities/srv.ts";
import { startUp } from "../activities/startUp.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { beginJournal } from "../session/journal.ts";
import { hasModule } from "../ship/SimulatedShip.ts";
import type { GameState } from "../world/gameStates.ts";
import { refuseStep, type StepContext } from "./StepDeclaration.ts";
import { findPlanet } from "./findPlanet.ts";
import { findPort } from "./findPort.ts";
import { flyTo } from "./flyTo.ts";
import { requireWalking } from "./requireFeature.ts";

/** How messages name each state. */
export const stateNames: Readonly<Record<GameState, string>> = {
  mainMenu: "in the main menu",
  startUp: "loading the game",
  docked: "docked",
  normalSpace: "in normal space",
  supercruise: "in supercruise",
  hyperspace: "in hyperspace",
  orbitalCruise: "in orbital cruise",
  glide: "gliding",
  planetFlight: "flying over a planet",
  landed: "landed",
  srv: "in the SRV",
  fighter: "in the fighter",
  onFoot: "on foot",
  ended: "out of the game",
};

/** A way from one state to others, one of which it leads to. */
interface Way {
  readonly from: GameState;
  readonly to: readonly GameState[];
  go(session: GameSession): void;
}

/** How a player gets from state to state. */
const ways: readonly Way[] = [
  { from: "docked", to: ["normalSpace", "planetFlight"], go: undock },
  { from: "docked", to: ["onFoot"], go: stepOff },
  { from: "normalSpace", to: ["supercruise"], go: engageSupercruise },
  { from: "normalSpace", to: ["fighter"], go: launchFighter },
  { from: "fighter", to: ["normalSpace"], go: (session) => applyTransition(session, "dockFighter", null) },
  { from: "supercruise", to: ["normalSpace"], go: (session) => applyTransition(session, "dropAtSignal", null) },
  { from: "supercruise", to: ["docked"], go: dockSomewhere },
  { from: "supercruise", to: ["planetFlight"], go: approachSomewhere },
  { from: "planetFlight", to: ["supercruise"], go: (session) => leavePlanet.run(session) },
  { from: "planetFlight", to: ["landed"], go: landHere },
  { from: "landed", to: ["planetFlight"], go: (session) => liftOff.run(session) },
  { from: "landed", to: ["srv"], go: leaveInSrv },
  { from: "landed", to: ["onFoot"], go: stepOff },
  { from: "srv", to: ["landed"], go: parkSrv },
  { from: "onFoot", to: ["docked", "landed"], go: goAboard },
];

function stepOff(session: GameSession): void {
  requireWalking(session);
  if (session.world.state === "docked" && session.world.port?.type === "OnFootSettlement") {
    refuseStep("The player cannot leave the ship at this settlement.", "Dock at another port, or land on a planet.");
  }
  disembark.run(session);
}

function launchFighter(session: GameSession): void {
  if (!hasModule(session.world.ship, "int_fighterbay")) {
    refuseStep("The ship has no fighter bay.", 'Start with "ship": "all-rounder" or "fighter".');
  }
  pause(session, 5, 15);
  applyTransition(session, "launchFighter", null);
}

function leaveInSrv(session: GameSession): void {
  if (!deploySrv.can?.(session.world)) {
    refuseStep("The ship carries no SRV.", 'Start with any "ship" but "thargoid-hunter".');
  }
  deploySrv.run(session);
}

function parkSrv(session: GameSession): void {
  session.world.controls.hasScoopOut = false;
  dockSrv.run(session);
}

function dockSomewhere(session: GameSession): void {
  const place = findPort(session, {});
  if (place === undefined) refuseStep("No port has a pad for the ship.", "Fly to an inhabited region.");
  flyTo(session, place.system);
  dockAt(session, place.port, false);
}

function approachSomewhere(session: GameSession): void {
  const { system, planet } = findPlanet(session, {});
  flyTo(session, system);
  approach(session, planet);
}

/** Lands on the ground, away from a port. */
function landHere(session: GameSession): void {
  session.world.port = undefined;
  prepareForCruise(session.world);
  touchDown.run(session);
}

/** Returns to the own ship, by taxi if it is parked elsewhere. */
function goAboard(session: GameSession): void {
  const { foot, shipWaits } = session.world;
  if (foot.place === "planet" && shipWaits !== undefined) retreatByDropship(session);
  else if (embark.can?.(session.world) === false) takeTaxi.run(session);
  if (embark.can?.(session.world) === false) {
    refuseStep("The ship is parked elsewhere and no taxi goes there.", "Restart the game.");
  }
  embark.run(session);
}

/** Finds the first way of a shortest path to one of the goals. */
function firstWay(from: GameState, goals: readonly GameState[]): Way | undefined {
  const paths: { readonly state: GameState; readonly first: Way | undefined }[] = [{ state: from, first: undefined }];
  const seen = new Set([from]);
  for (const { state, first } of paths) {
    if (goals.includes(state)) return first;
    for (const way of ways.filter((each) => each.from === state)) {
      for (const next of way.to.filter((each) => !seen.has(each))) {
        seen.add(next);
        paths.push({ state: next, first: first ?? way });
      }
    }
  }
  return undefined;
}

/** More ways than any path has. */
const waysMax = 12;

/** How long the player needs to start the game again. */
const restartMs = 30_000;

/** Starts the game again after it ended; the next journal begins at the main menu. */
export function beginAgain(session: GameSession): void {
  session.world.timeMs += restartMs;
  session.world.state = "mainMenu";
  beginJournal(session);
}

/** Starts the game and enters the world unless the player is in it; a strict step must be in it. */
export function reachWorld({ session, isStrict }: StepContext): void {
  if (session.world.state !== "ended" && session.world.state !== "mainMenu") return;
  if (isStrict) refuseStep(`The player is ${stateNames[session.world.state]}.`, "Do start first.");
  if (session.world.state === "ended") beginAgain(session);
  startUp(session);
}

/** Leads the player to one of these states, one way after the other; a strict step must be in one of them. */
export function reach(context: StepContext, goals: readonly GameState[]): void {
  const { session, isStrict } = context;
  reachWorld(context);
  for (let left = waysMax; !goals.includes(session.world.state); left -= 1) {
    const wanted = goals.map((goal) => stateNames[goal]).join(" or ");
    if (isStrict) {
      refuseStep(
        `The player is ${stateNames[session.world.state]}, not ${wanted}.`,
        "Leave out strict, or do the steps that lead there.",
      );
    }
    const way = left > 0 ? firstWay(session.world.state, goals) : undefined;
    if (way === undefined) {
      refuseStep(`No way leads from ${stateNames[session.world.state]} to ${wanted}.`, "Restart the game.");
    }
    way.go(session);
  }
}

/**
 * Chooses a target, so that an impossible wish is refused before anything happens, and leads the player to one of these
 * states. Chooses again if that led to another system, as the way back to a ship that is parked elsewhere does.
 */
export function chooseAndReach<Target>(
  context: StepContext,
  goals: readonly GameState[],
  choose: () => Target,
): Target {
  const { address } = context.session.world.system;
  const target = choose();
  reach(context, goals);
  return context.session.world.system.address === address ? target : choose();
}
