import { kinds, type JsonObject } from "@shipslog/contract";
import { nearestWord } from "@shipslog/contract/internal";
import { kindTier, observedKinds } from "@shipslog/contract/observed";
import { act, createPlayer } from "../../activities/play.ts";
import { relog } from "../../activities/relog.ts";
import { crash, exit, quitToMenu, startUp } from "../../activities/startUp.ts";
import { isVersionOf } from "../../games/features.ts";
import { scenarioNames, scenarios } from "../../scenarios/scenarios.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import { changePlayer, continueJournal } from "../../session/journal.ts";
import { passTime } from "../../session/passTime.ts";
import { wait } from "../../session/time.ts";
import { viewOf } from "../GameView.ts";
import {
  anyField,
  durationField,
  kindField,
  millisecondsOfDuration,
  refuseStep,
  step,
  textField,
  versionField,
  wordField,
} from "../StepDeclaration.ts";
import { isExpected } from "../expectation.ts";
import { beginAgain, reach, reachWorld, stateNames } from "../reach.ts";

/** How often the condition is looked at. */
const lookMs = 1000;

/** Steps that begin and end the game, and let time pass in it. */
export const sessionSteps = {
  start: step({
    does: "Starts the game and enters the world where the player left it.",
    fields: {
      to: wordField(["world", "menu"], "How far; to the main menu a journal has its header only. World by default."),
      commander: textField("The name of the commander who plays from now on; another name is another player."),
      mode: wordField(
        ["Open", "Solo", "Group"],
        "How the player meets others from now on; drawn by the seed at first.",
      ),
      group: textField("The name of a private group; it plays in mode Group."),
      version: versionField(
        'The version of the game after an update, such as "4.4.0.0 beta". Without "beta" networks take the journal for real play: never send it to one.',
      ),
    },
    argument: "to",
    run({ session }, { to = "world", commander, mode, group, version }) {
      const { state } = session.world;
      if (state !== "mainMenu" && state !== "ended") {
        refuseStep(`The game is running: the player is ${stateNames[state]}.`, "Quit or crash first.");
      }
      if (version !== undefined && state !== "ended" && session.written.journals > 1) {
        refuseStep("A game that is running is not updated.", "Quit to the desktop first.");
      }
      const { game } = session.world;
      if (version !== undefined && game !== undefined && !isVersionOf(game, version)) {
        refuseStep(
          `This game writes journals of ${game.version} only.`,
          'Start a game without "game", or another one.',
        );
      }
      if (commander !== undefined && session.written.live === undefined) {
        refuseStep("Dialect spec has no line that names a commander.", "Use dialect live.");
      }
      if (commander !== undefined) changePlayer(session, commander);
      if (version !== undefined) session.world.client = { ...session.world.client, version };
      chooseMode(session, group === undefined ? mode : "Group", group);
      if (state === "ended") beginAgain(session);
      if (to === "world") startUp(session);
    },
  }),
  continueJournal: step({
    does: "Continues the journal in the next part, as the game does when a file is full; only dialect live has headers with parts.",
    fields: {},
    keepsScreen: true,
    run(context) {
      const { session } = context;
      if (session.written.live === undefined) {
        refuseStep("Dialect spec has no header that names a part.", "Use dialect live.");
      }
      reachWorld(context);
      continueJournal(session);
    },
  }),
  playArena: step({
    does: "Leaves to the main menu and enters the arena (CQC), where the player has no ship; stays in the main menu afterwards.",
    fields: { for: durationField("How long; five minutes by default.") },
    argument: "for",
    run(context, { for: length = "5m" }) {
      const { session } = context;
      if (session.world.state === "ended") beginAgain(session);
      if (session.world.state !== "mainMenu") {
        reach(context, relog.from);
        quitToMenu(session);
      }
      wait(session, session.world.chance.integer(4, 8) * 1000);
      applyTransition(session, "enterArena", null);
      wait(session, millisecondsOfDuration(length));
      applyTransition(session, "leaveArena", null);
    },
  }),
  quit: step({
    does: "Leaves the game; start, or any other step, begins the next session.",
    fields: {
      to: wordField(["desktop", "menu"], "Whether the game ends or stays in the main menu; desktop by default."),
    },
    argument: "to",
    run(context, { to = "desktop" }) {
      const { session } = context;
      if (session.world.state === "ended") refuseStep("The game is not running.", "Start it first.");
      if (session.world.state !== "mainMenu") reach(context, relog.from);
      if (to === "desktop") exit(session);
      else if (session.world.state !== "mainMenu") quitToMenu(session);
    },
  }),
  crash: step({
    does: "Ends the game abruptly: the journal stops without Shutdown, and Status.json stays as it was.",
    fields: {},
    run({ session }) {
      if (session.world.state === "ended") refuseStep("The game is not running.", "Start it first.");
      crash(session);
    },
  }),
  wait: step({
    does: "Lets time pass; the game writes what it writes by itself.",
    fields: { for: durationField("How long; one minute by default.") },
    argument: "for",
    keepsScreen: true,
    run({ session }, { for: length = "1m" }) {
      letPass(session, millisecondsOfDuration(length));
    },
  }),
  until: step({
    does: "Lets time pass until an event is written or the state is as given.",
    fields: {
      event: kindField('The kind of an event, such as "CommunityGoal".'),
      state: anyField('Values of the state, such as { "guiFocus": "NoFocus" } or { "flags": "LowFuel" }.'),
      within: durationField("The longest wait; one hour by default."),
    },
    argument: "event",
    keepsScreen: true,
    run({ session }, { event, state, within = "1h" }) {
      if ((event === undefined) === (state === undefined)) {
        refuseStep("until waits for an event or for a state.", "Give one of the two.");
      }
      if (event !== undefined) requireKind(event);
      const endMs = session.world.timeMs + millisecondsOfDuration(within);
      let seen = session.output.moments.length;
      while (!isReached(session, event, state, seen)) {
        if (session.world.timeMs >= endMs) {
          refuseStep(`It did not happen within ${within}.`, "Wait longer, or do what leads to it.");
        }
        seen = session.output.moments.length;
        letPass(session, lookMs);
      }
    },
  }),
  play: step({
    does: "Plays for a while as a built-in scenario does, by its weights.",
    fields: {
      for: durationField("How long; ten minutes by default."),
      as: wordField(scenarioNames, "The scenario; grand-tour by default."),
    },
    argument: "for",
    run(context, { for: length = "10m", as = "grand-tour" }) {
      const { session } = context;
      const player = createPlayer(scenarios[as]);
      reachWorld(context);
      const endMs = session.world.timeMs + millisecondsOfDuration(length);
      while (session.world.timeMs < endMs) {
        reachWorld({ ...context, isStrict: false });
        act(session, player);
      }
    },
  }),
} as const;

/** Refuses a name that is no kind, for which one would wait in vain. */
function requireKind(name: string): void {
  if (kindTier(name) !== "unknown") return;
  const nearest = nearestWord(name, [...kinds, ...observedKinds]);
  refuseStep(`There is no kind ${name}.`, nearest === undefined ? "Ask for another." : `Ask for ${nearest}.`);
}

function isReached(
  session: GameSession,
  event: string | undefined,
  state: JsonObject | undefined,
  since: number,
): boolean {
  if (event !== undefined) {
    return session.output.moments.slice(since).some((moment) => moment.event?.["event"] === event);
  }
  return isExpected(viewOf(session) as unknown as JsonObject, state ?? {});
}

/** Where a player meets others; only dialect `live` says it. */
function chooseMode(
  { written: { live } }: GameSession,
  mode: "Open" | "Solo" | "Group" | undefined,
  group?: string,
): void {
  if (live === undefined || mode === undefined) return;
  live.profile.gameMode = mode;
  live.profile.group = mode === "Group" ? (group ?? live.profile.name) : undefined;
}

/** Lets time pass; while the game is not running, nothing is written. */
export function letPass(session: GameSession, durationMs: number): void {
  if (session.world.state === "ended") passTime(session, session.world.timeMs + Math.round(durationMs));
  else wait(session, durationMs);
}
