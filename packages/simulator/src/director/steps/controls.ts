import { GuiFocus, type GuiFocusName } from "@shipslog/contract";
import { setWing } from "../../activities/company.ts";
import { pause } from "../../activities/pause.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import { drive } from "../../activities/srv.ts";
import { pilotAssigned } from "../../scenes/crew.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { playScene } from "../../session/journal.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import { record } from "../../session/record.ts";
import { wait } from "../../session/time.ts";
import { currentShip } from "../../world/GameWorld.ts";
import type { GameState } from "../../world/gameStates.ts";
import { flagField, numberField, refuseStep, step, wholeField, wordField } from "../StepDeclaration.ts";
import { reach, reachWorld } from "../reach.ts";

/** A switch: where it can be used, and what it changes. */
interface Switch {
  readonly in: readonly GameState[];
  set(session: GameSession, isOn: boolean): void;
}

const inShip: readonly GameState[] = ["docked", "normalSpace", "supercruise", "planetFlight", "landed"];
const free: readonly GameState[] = ["normalSpace", "planetFlight"];
const driveAwayS = 20;

/** The switches, by the name a script uses. */
const switches = {
  lights: {
    in: [...inShip, "srv", "onFoot"],
    set: ({ world: { controls } }, isOn) => void (controls.hasLightsOn = isOn),
  },
  flightAssist: { in: free, set: ({ world: { controls } }, isOn) => void (controls.isFlightAssistOff = !isOn) },
  hardpoints: { in: free, set: ({ world: { controls } }, isOn) => void (controls.hasHardpointsOut = isOn) },
  landingGear: { in: free, set: ({ world: { controls } }, isOn) => void (controls.isGearDown = isOn) },
  cargoScoop: {
    in: ["normalSpace", "srv"],
    set: ({ world: { controls } }, isOn) => void (controls.hasScoopOut = isOn),
  },
  silentRunning: { in: free, set: ({ world: { controls } }, isOn) => void (controls.isRunningSilent = isOn) },
  analysisMode: {
    in: [...free, "supercruise", "srv"],
    set: ({ world: { controls } }, isOn) => void (controls.isInAnalysisMode = isOn),
  },
  nightVision: { in: [...free, "srv"], set: ({ world: { controls } }, isOn) => void (controls.hasNightVision = isOn) },
  wing: { in: [...inShip, "srv", "onFoot"], set: setWing },
  crew: { in: inShip, set: putOnDuty },
  handbrake: { in: ["srv"], set: ({ world: { srv } }, isOn) => void (srv.hasHandbrake = isOn) },
  turret: { in: ["srv"], set: useTurret },
  driveAssist: { in: ["srv"], set: ({ world: { srv } }, isOn) => void (srv.hasDriveAssist = isOn) },
  highBeam: { in: ["srv"], set: useHighBeam },
} as const satisfies Readonly<Record<string, Switch>>;

const switchNames = Object.keys(switches) as readonly (keyof typeof switches)[];

function putOnDuty(session: GameSession, isOn: boolean): void {
  const { commander } = session.world;
  if (!commander.hasHiredCrew) refuseStep("The player has hired no crew.", "Do hirePilot first.");
  if (isOn && !commander.hasCrewOnDuty) playScene(session, pilotAssigned);
  commander.hasCrewOnDuty = isOn;
}

/** The turret can be used only away from the ship. */
function useTurret(session: GameSession, isOn: boolean): void {
  const { srv } = session.world;
  if (isOn && srv.isNearShip) {
    srv.hasHandbrake = false;
    drive(session, driveAwayS, 15);
  }
  srv.isInTurret = isOn;
}

function useHighBeam({ world: { srv, controls } }: GameSession, isOn: boolean): void {
  srv.hasHighBeam = isOn;
  if (isOn) controls.hasLightsOn = true;
}

/** The half-pips of a ship. */
const halfPips = 12;

/** How near the heat comes to its target, in percent. */
const nearPercent = 3;

/** Where a screen can be opened, if not everywhere in the ship. */
const screenPlaces: Readonly<Partial<Record<GuiFocusName, readonly GameState[]>>> = {
  StationServices: ["docked"],
  FssMode: ["supercruise"],
  SaaMode: ["supercruise"],
};

/** Steps with the controls and screens of the cockpit. */
export const controlSteps = {
  switch: step({
    does: "Switches something on or off.",
    fields: {
      what: wordField(switchNames, "The switch; lights by default."),
      on: flagField("Whether it is on afterwards; true by default."),
    },
    argument: "what",
    run(context, { what = "lights", on = true }) {
      const { session } = context;
      const chosen: Switch = switches[what];
      reach(context, chosen.in);
      chosen.set(session, on);
      record(session);
      pause(session, 1, 3);
    },
  }),
  setPips: step({
    does: "Distributes the twelve half-pips of power.",
    fields: {
      systems: wholeField(0, 8, "Half-pips to systems; 4 by default."),
      engines: wholeField(0, 8, "Half-pips to engines; 4 by default."),
      weapons: wholeField(0, 8, "Half-pips to weapons; what is left by default."),
    },
    run(context, { systems = 4, engines = 4, weapons = halfPips - systems - engines }) {
      const { session } = context;
      const isWhole = systems + engines + weapons === halfPips && weapons >= 0 && weapons <= 8;
      if (!isWhole) {
        refuseStep("The half-pips do not sum to 12, or one is above 8.", "Give three numbers that sum to 12.");
      }
      reach(context, ["docked", "normalSpace", "supercruise", "planetFlight", "landed", "srv"]);
      session.world.controls.pips = [systems, engines, weapons];
      record(session);
    },
  }),
  selectFireGroup: step({
    does: "Selects a fire group.",
    fields: { group: wholeField(0, 7, "The number of the group; 1 by default.") },
    argument: "group",
    run(context, { group = 1 }) {
      const { session } = context;
      reach(context, ["docked", "normalSpace", "supercruise", "planetFlight", "landed", "srv"]);
      session.world.controls.fireGroup = group;
      record(session);
    },
  }),
  heat: step({
    does: "Heats the ship up, or lets it cool, to a percentage; it overheats above 100.",
    fields: { percent: numberField(20, 250, "The heat; 130 by default.") },
    argument: "percent",
    run(context, { percent = 130 }) {
      const { session } = context;
      reach(context, ["normalSpace", "supercruise", "planetFlight"]);
      session.world.controls.heatTargetPercent = percent;
      const isFar = (): boolean => Math.abs(currentShip(session.world).heatPercent - percent) > nearPercent;
      for (let left = 300; left > 0 && isFar(); left -= 1) {
        wait(session, 1000);
        applyTransition(session, "noticeHeat", null);
      }
      if (isFar()) refuseStep("Heat is not simulated without Status.json.", "Leave out status: false.");
      record(session);
    },
  }),
  open: step({
    does: "Opens a screen, which stays open until close or the next step that needs the cockpit.",
    fields: { screen: wordField(GuiFocus.names, "The screen, by its name in GuiFocus; the galaxy map by default.") },
    argument: "screen",
    keepsScreen: true,
    run(context, { screen = "GalaxyMap" }) {
      reach(context, screenPlaces[screen] ?? inShip);
      openScreen(context.session, screen, 1, 3);
    },
  }),
  close: step({
    does: "Closes the open screen.",
    fields: {},
    run(context) {
      const { session } = context;
      reachWorld(context);
      closeScreen(session);
      record(session);
    },
  }),
} as const;
