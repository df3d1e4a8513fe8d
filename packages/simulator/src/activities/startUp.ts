import { expireMissions } from "../commander/missions.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { dropLines } from "../session/journal.ts";
import { dwell, wait } from "../session/time.ts";
import { restingControls } from "../world/Controls.ts";
import type { GameState } from "../world/gameStates.ts";
import { renewGoals } from "./communityGoals.ts";
import { recallFighter } from "./flight.ts";

/** Enters the world from the main menu, in the order and with the pauses of real starts (F21); the time in the menu is drawn unless given. */
export function startUp(session: GameSession, menuMs?: number): void {
  const { chance, commander } = session.world;
  wait(session, menuMs ?? chance.integer(19, 60) * 1000);
  renewGoals(session.world);
  applyTransition(session, "load", null);
  wait(session, chance.integer(1, 2) * 1000);
  applyTransition(session, "joinSquadron", { isMember: commander.squadron !== undefined });
  wait(session, chance.integer(7, 10) * 1000);
  expireMissions(commander.missions, session.world.timeMs);
  applyTransition(
    session,
    "enterWorld",
    { isOnFoot: session.world.stateToResume === "onFoot" },
    session.world.stateToResume,
  );
  session.world.nextGoalsMs = session.world.timeMs + chance.integer(20, 90) * 1000;
}

/** Quits to the main menu and keeps the state for the next start. */
export function quitToMenu(session: GameSession): void {
  recallFighter(session);
  dwell(session);
  session.world.stateToResume = session.world.state;
  session.world.controls.guiFocus = 0;
  applyTransition(session, "quitToMenu", null);
}

/** The connection breaks in hyperspace: the player is back in the system that the ship had left, in the menu or out of the game. */
export function loseConnection(session: GameSession, isCrash: boolean): void {
  const { world } = session;
  world.stateToResume = "supercruise";
  world.destination = undefined;
  Object.assign(world.controls, restingControls());
  if (isCrash) {
    dropLines(session);
    world.state = "ended";
  } else applyTransition(session, "quitToMenu", null);
  world.route = [];
}

/** States that a crash does not preserve: the game returns the player to space. */
const lostStates: readonly GameState[] = ["fighter", "planetFlight"];

/** Ends the game without another line; the journal and the companion files stay as they are. */
export function crash(session: GameSession): void {
  const isLost = lostStates.includes(session.world.state);
  if (isLost) session.world.surface = undefined;
  if (isLost) session.world.port = undefined;
  if (session.world.state !== "mainMenu") session.world.stateToResume = isLost ? "normalSpace" : session.world.state;
  Object.assign(session.world.controls, restingControls());
  dropLines(session);
  session.world.state = "ended";
}

/** Ends the session. */
export function exit(session: GameSession): void {
  if (session.world.state !== "mainMenu") quitToMenu(session);
  wait(session, session.world.chance.integer(4, 15) * 1000);
  applyTransition(session, "exit", null);
}
