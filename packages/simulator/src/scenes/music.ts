import type { GuiFocusName } from "@shipslog/contract";
import { Music } from "../lines/startUp.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { hasModule } from "../ship/SimulatedShip.ts";
import type { TransitionName } from "../world/Transition.ts";
import { after, perhapsAfter, sayWhenDue, type PlannedLine, type Scene } from "./plan.ts";

/** A track, when it begins, and whether it begins in any case: others are left out when the state changes before. */
type Cue = readonly [track: string, afterS: number, isSure?: true];

/** The tracks of full screens; panels keep the current track. */
const screenTracks: Readonly<Partial<Record<GuiFocusName, string>>> = {
  GalaxyMap: "GalaxyMap",
  SystemMap: "SystemMap",
  Orrery: "SystemMap",
  Codex: "Codex",
  FssMode: "SystemAndSurfaceScanner",
  SaaMode: "SystemAndSurfaceScanner",
};

/** How often a player opens the page of the powers or of the squadron in the panel (203 and 52 real lines). */
const panelPages = { GalacticPowers: 0.2, Squadrons: 0.05 };

/** The track of a screen; some pages of a panel have one too. */
function panelTrack({ memory: { play } }: LiveInput, screen: GuiFocusName): string | undefined {
  if (screen !== "InternalPanel") return screenTracks[screen];
  const drawn = play.chance.next();
  if (drawn < panelPages.Squadrons) return "Squadrons";
  return drawn < panelPages.Squadrons + panelPages.GalacticPowers ? "GalacticPowers" : undefined;
}

const hasDockingComputer = ({ world: { ship } }: LiveInput): boolean => hasModule(ship, "int_dockingcomputer");

/** A third of 1,769 real dockings have no track of their own; the others begin it at once or much later. */
function dockingCues(input: LiveInput): readonly Cue[] {
  const { chance } = input.memory.play;
  if (chance.isLucky(0.3)) return [];
  const afterS = chance.isLucky(0.65) ? chance.integer(2, 3) : chance.integer(5, 40);
  return [[hasDockingComputer(input) ? "DockingComputer" : "Starport", afterS]];
}

const endOfRouteCues: readonly Cue[] = [
  ["DestinationFromHyperspace", 0],
  ["Supercruise", 6],
];

/** The track of a fight, by where the ship is: Thargoids and the zones of a war have tracks of their own. */
function fightTrack({ world: { destination, system }, memory: { play } }: LiveInput): string {
  const signal = destination?.address === system.address ? destination.name : "";
  if (signal === "$USS_NonHumanSignalSource;") return "Combat_Unknown";
  if (signal.startsWith("$Warzone") && play.chance.isLucky(0.5)) return "Combat_LargeDogFight";
  return play.chance.isLucky(0.01) ? "Combat_Hunters" : "Combat_Dogfight";
}

/** The track of a signal at which the ship drops. */
function signalTrack({ world: { destination, system } }: LiveInput): string {
  const isAlien = destination?.address === system.address && destination.name === "$USS_NonHumanSignalSource;";
  return isAlien ? "Unknown_Exploration" : "Exploration";
}

/** Thargoids have stopped the ship. */
const encounterCues: readonly Cue[] = [
  ["Exploration", 0],
  ["Unknown_Encounter", 1],
];

/** How often the SRV is entered to the music of a fight, for a second (1,340 of 2,465 real lines). */
const srvFightShare = 0.54;

/** The tracks that follow each transition, with the usual delays of 200,000 real lines. */
const cues: Readonly<Partial<Record<TransitionName, (input: LiveInput) => readonly Cue[]>>> = {
  die: ({ memory: { play } }) => [["MainMenu", play.chance.integer(2, 12)]],
  quitToMenu: () => [["MainMenu", 0]],
  engageHyperdrive: () => [["NoTrack", 5]],
  // The end of a route has a track of its own.
  arrive: ({ world, happened }) => {
    if (happened?.name === "arrive" && happened.data.isThrownBack) return encounterCues;
    return world.route.length > 0 ? [["Supercruise", 0]] : endOfRouteCues;
  },
  engageSupercruise: () => [["Supercruise", 0]],
  dropAtPort: () => [
    ["DestinationFromSupercruise", 1],
    ["NoTrack", 8],
  ],
  dropAtSignal: (input) => [[signalTrack(input), 1]],
  glide: () => [["Exploration", 6]],
  requestDocking: dockingCues,
  enterArena: () => [["CQCMenu", 4]],
  leaveArena: () => [["MainMenu", 0]],
  leaveWithCarrier: () => [
    ["NoTrack", 0],
    ["NoInGameMusic", 3],
  ],
  arriveWithCarrier: ({ world }) => [[world.state === "onFoot" ? "OnFoot" : "NoTrack", 21]],
  changeShip: () => [
    ["NoTrack", 1],
    ["Starport", 2],
  ],
  cancelDocking: () => [["Exploration", 0]],
  landOnPad: ({ memory: { play } }) => [[play.chance.isLucky(0.6) ? "Exploration" : "Starport", 0]],
  undock: (input) => [[hasDockingComputer(input) ? "DockingComputer" : "NoTrack", 0]],
  // Real players who leave a vehicle hear OnFoot in nearly all cases, and never keep it aboard.
  disembark: () => [["OnFoot", 5, true]],
  embark: ({ happened, memory: { play } }) =>
    happened?.name === "embark" && happened.data.into === "srv" && play.chance.isLucky(srvFightShare)
      ? [
          ["Combat_SRV", 0, true],
          ["NoTrack", 1, true],
        ]
      : [["NoTrack", 1, true]],
  boardOther: () => [["NoTrack", 1, true]],
  beginFight: (input) => [[fightTrack(input), input.memory.play.chance.integer(3, 9)]],
  beInterdicted: ({ memory: { play } }) =>
    play.chance.isLucky(0.1) ? [["Interdiction", play.chance.integer(1, 3)]] : [],
  beAttacked: ({ world, memory: { play } }) =>
    world.state === "onFoot" ? [] : [["Combat_Dogfight", play.chance.integer(3, 4)]],
  escapeAttack: ({ world, memory: { play } }) =>
    world.state === "onFoot" ? [] : [["Exploration", play.chance.integer(2, 6)]],
  endFight: ({ memory: { play } }) => [["Exploration", play.chance.integer(2, 6)]],
};

/** The music of the world, directly after the place of the player is told (911 of 913 real starts). */
export const worldMusic: Scene = (input) => {
  input.memory.play.trackBehindScreen = undefined;
  return ["NoTrack", input.world.state === "onFoot" ? "OnFoot" : "Exploration"].flatMap((track) =>
    begin(input, track, 0),
  );
};

/** The music of the management of a carrier, before its lines (748 of 759 real CarrierStats). */
export const managementMusic: Scene = (input) => {
  const { memory } = input;
  memory.play.trackBehindScreen ??= memory.track;
  return begin(input, "FleetCarrier_Managment", 0);
};

/** The change of the music after a transition, if there is one. */
export const changeMusic: Scene = (input) => {
  const { happened, memory } = input;
  if (happened?.name === "lookAtScreen") return openTrack(input, panelTrack(input, happened.data.screen));
  if (happened?.name === "leaveScreen") return closeTrack(input);
  const found = happened === undefined ? [] : (cues[happened.name]?.(input) ?? []);
  if (found.length > 0) memory.play.trackBehindScreen = undefined;
  return found.flatMap(([track, afterS, isSure]) => begin(input, track, afterS, isSure));
};

function begin({ memory }: LiveInput, track: string, afterS: number, isSure = false): readonly PlannedLine[] {
  const line = sayWhenDue(Music, () => {
    if (memory.track === track) return undefined;
    memory.track = track;
    return [track];
  });
  return afterS === 0 || isSure ? after(afterS, line) : perhapsAfter(afterS, line);
}

function openTrack(input: LiveInput, track: string | undefined): readonly PlannedLine[] {
  if (track === undefined) return [];
  const { memory } = input;
  memory.play.trackBehindScreen ??= memory.track;
  if (memory.track !== track) return begin(input, track, 0);
  // A screen is left before the next one is opened, and its track begins again.
  return [...begin(input, memory.play.trackBehindScreen, 0), ...begin(input, track, memory.play.chance.integer(2, 5))];
}

function closeTrack(input: LiveInput): readonly PlannedLine[] {
  const { play } = input.memory;
  const track = play.trackBehindScreen;
  play.trackBehindScreen = undefined;
  return track === undefined ? [] : begin(input, track, 0);
}
