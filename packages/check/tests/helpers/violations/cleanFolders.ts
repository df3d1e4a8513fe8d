/** Clean sessions in dialect `spec`, each stopped at a place that the document knows. */
import { simulate, type Step } from "@shipslog/simulator";
import { recordMoments, type Piece } from "../recording.ts";
import { DraftFolder } from "./DraftFolder.ts";

/** Flags by the numbers of their bits in the document. */
export const bit = (...numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + 2 ** number, 0);

/** Whether a bit of a set is set. */
export const hasBit = (value: unknown, number: number): boolean =>
  typeof value === "number" && Math.floor(value / 2 ** number) % 2 === 1;

const start: readonly Step[] = [
  { do: "joinGoal" },
  { do: "takeMission" },
  { do: "takeMission", kind: "passengers" },
  { do: "lookAtModules" },
];
const trade: readonly Step[] = [
  { do: "plotRoute", jumps: 3 },
  { do: "jump", to: "next" },
  { do: "jump", to: "nearest inhabited", expect: { Factions: "any" } },
  { do: "visitOutfitting", action: "store" },
  { do: "sellExplorationData" },
  { do: "transferCargo", to: "carrier" },
  { do: "transferCargo", to: "ship" },
  { do: "synthesise" },
];
const gear: readonly Step[] = [
  { do: "visitEngineer" },
  { do: "upgradeSuit" },
  { do: "upgradeWeapon" },
  { do: "contribute" },
];
const politics: readonly Step[] = [
  { do: "jump", to: "nearest inhabited", expect: { Conflicts: "any" } },
  { do: "jump", to: "nearest inhabited", expect: { PowerplayState: "any", ControllingPower: "any" } },
  { do: "jump", to: "nearest inhabited", expect: { PowerplayState: "Unoccupied", PowerplayConflictProgress: "any" } },
  { do: "jump", to: "war", expect: { ThargoidWar: { NextStateSuccess: "any" } } },
  { do: "jump", to: "home", expect: { Factions: { SquadronFaction: true } } },
];
const again: readonly Step[] = [{ do: "quit", to: "menu" }, { do: "start" }];

interface Place {
  readonly script: readonly Step[];
  /** The session is cut after the first Status.json from here on that shows this; at its end when absent. */
  readonly until?: (status: Readonly<Record<string, unknown>>) => boolean;
  readonly linesPerPart?: number;
}

/** Where each clean session stops, and what leads there. */
const places: Readonly<Record<string, Place>> = {
  supercruise: { script: [...start, ...trade, ...politics, { do: "supercruise" }, { do: "wait", for: "20s" }] },
  docked: {
    script: [
      ...start,
      ...gear,
      ...again,
      ...trade,
      { do: "dock", service: "outfitting", at: "Coriolis" },
      { do: "wait" },
    ],
  },
  carrier: { script: [...start, ...gear, ...trade, { do: "dock", at: "carrier" }, { do: "wait" }] },
  planet: { script: [...start, ...politics, ...trade, { do: "approach" }, { do: "wait" }] },
  station: { script: [...trade, ...start, { do: "walk", to: "socialSpace" }, { do: "wait" }] },
  foot: { script: [...start, ...trade, ...gear, { do: "jump" }, { do: "disembark", in: "planet" }, { do: "wait" }] },
  srv: {
    script: [
      ...start,
      ...trade,
      { do: "transferCargo", to: "srv" },
      { do: "transferCargo", to: "ship", from: "srv" },
      { do: "jump" },
      { do: "deploySrv" },
      { do: "wait" },
    ],
    linesPerPart: 8,
  },
  landed: { script: [...gear, ...start, ...again, ...trade, { do: "jump" }, { do: "land" }, { do: "wait" }] },
  taxi: {
    script: [...start, ...gear, ...trade, { do: "takeTaxi" }],
    until: (status) => hasBit(status["Flags2"], 1) && hasBit(status["Flags"], 4),
  },
  crew: {
    script: [...start, ...trade, { do: "joinCrew", by: "boarding" }],
    until: (status) => hasBit(status["Flags2"], 2) && hasBit(status["Flags"], 4),
  },
  "deep space": {
    script: [
      ...start,
      ...trade,
      { do: "plotRoute", jumps: 4 },
      { do: "jump", to: "nearest uninhabited" },
      { do: "dropOut" },
      { do: "wait" },
    ],
    linesPerPart: 12,
  },
  "two loads": {
    script: [...start, ...trade, ...again, { do: "lookAtModules" }, { do: "jump" }, ...again, { do: "wait" }],
  },
};

/** The names of the places. */
export const placeNames = Object.keys(places);

/** Cuts a recording after the last stretch of contents of Status.json that a place asks for. */
function cut(pieces: readonly Piece[], until: Place["until"]): readonly Piece[] {
  if (until === undefined) return pieces;
  const at = pieces.findLastIndex(
    ({ file, raw }) => file === "Status.json" && raw !== "" && until(JSON.parse(raw) as Record<string, unknown>),
  );
  return pieces.slice(0, at + 1);
}

/** Simulates the clean session of a place. */
export function cleanFolder(name: string, seed: number): DraftFolder {
  const { script, until, linesPerPart } = places[name]!;
  const scenario = { script: [...script, { do: "crash" } as const] };
  const moments = simulate({ seed, scenario, dialect: "spec", start: Date.UTC(2026, 4, 1) });
  return DraftFolder.ofPieces(name, cut(recordMoments(moments, "spec", linesPerPart), until));
}
