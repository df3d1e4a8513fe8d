import { pause } from "../../activities/pause.ts";
import { drive } from "../../activities/srv.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { record } from "../../session/record.ts";
import type { GameState } from "../../world/gameStates.ts";
import { refuseStep } from "../RefusedStep.ts";
import { flagField, step, wordField } from "../StepDeclaration.ts";
import { reach } from "../reach.ts";

/** A switch: where it can be used, and what it changes. */
interface Switch {
  readonly in: readonly GameState[];
  set(session: GameSession, isOn: boolean): void;
}

const inShip: readonly GameState[] = ["docked", "normalSpace", "supercruise", "planetFlight", "landed"];
const free: readonly GameState[] = ["normalSpace", "planetFlight"];
const seconds = 20;

/** The switches, by the name a script uses. */
const switches = {
  lights: { in: [...inShip, "srv", "onFoot"], set: ({ controls }, isOn) => void (controls.hasLightsOn = isOn) },
  flightAssist: { in: free, set: ({ controls }, isOn) => void (controls.isFlightAssistOff = !isOn) },
  hardpoints: { in: free, set: ({ controls }, isOn) => void (controls.hasHardpointsOut = isOn) },
  landingGear: { in: free, set: ({ controls }, isOn) => void (controls.isGearDown = isOn) },
  cargoScoop: { in: ["normalSpace", "srv"], set: ({ controls }, isOn) => void (controls.hasScoopOut = isOn) },
  silentRunning: { in: free, set: ({ controls }, isOn) => void (controls.isRunningSilent = isOn) },
  analysisMode: {
    in: [...free, "supercruise", "srv"],
    set: ({ controls }, isOn) => void (controls.isInAnalysisMode = isOn),
  },
  nightVision: { in: [...free, "srv"], set: ({ controls }, isOn) => void (controls.hasNightVision = isOn) },
  wing: { in: [...inShip, "srv", "onFoot"], set: ({ controls }, isOn) => void (controls.isInWing = isOn) },
  crew: { in: inShip, set: putOnDuty },
  handbrake: { in: ["srv"], set: ({ srv }, isOn) => void (srv.hasHandbrake = isOn) },
  turret: { in: ["srv"], set: useTurret },
  driveAssist: { in: ["srv"], set: ({ srv }, isOn) => void (srv.hasDriveAssist = isOn) },
  highBeam: { in: ["srv"], set: useHighBeam },
} as const satisfies Readonly<Record<string, Switch>>;

const switchNames = Object.keys(switches) as readonly (keyof typeof switches)[];

function putOnDuty({ commander }: GameSession, isOn: boolean): void {
  if (!commander.hasHiredCrew) refuseStep("The player has hired no crew.", 'Start with "owns": ["crew"].');
  commander.hasCrewOnDuty = isOn;
}

/** The turret can be used only away from the ship. */
function useTurret(session: GameSession, isOn: boolean): void {
  const { srv } = session;
  if (isOn && srv.isNearShip) {
    srv.hasHandbrake = false;
    drive(session, seconds, 15);
  }
  srv.isInTurret = isOn;
}

function useHighBeam({ srv, controls }: GameSession, isOn: boolean): void {
  srv.hasHighBeam = isOn;
  if (isOn) controls.hasLightsOn = true;
}

/** Uses a switch. */
export const switchStep = step({
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
});
