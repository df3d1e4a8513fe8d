/** The bits of Status.json by the tables of the document, and the states that they show. */
import type { EventOf } from "@shipslog/contract";
import { set } from "./DraftFolder.ts";
import { bit, hasBit } from "./cleanFolders.ts";

/** The event in Status.json. */
export type ShownStatus = EventOf<"Status">;

/** Bits of Flags and Flags2, by the names of this file. */
const flags = {
  docked: 0,
  landed: 1,
  gear: 2,
  supercruise: 4,
  assistOff: 5,
  hardpoints: 6,
  scoop: 9,
  silent: 10,
  scooping: 11,
  handbrake: 12,
  turretView: 13,
  turretRetracted: 14,
  driveAssist: 15,
  massLocked: 16,
  charging: 17,
  cooldown: 18,
  lowFuel: 19,
  overHeating: 20,
  latLong: 21,
  interdicted: 23,
  mainShip: 24,
  fighter: 25,
  srv: 26,
  averageRadius: 29,
  jumping: 30,
  highBeam: 31,
};
const flags2 = {
  onFoot: 0,
  taxi: 1,
  crew: 2,
  footStation: 3,
  footPlanet: 4,
  aim: 5,
  lowOxygen: 6,
  lowHealth: 7,
  cold: 8,
  hot: 9,
  veryCold: 10,
  veryHot: 11,
  glide: 12,
  footHangar: 13,
  footSocial: 14,
  footExterior: 15,
  breathable: 16,
  telepresence: 17,
  physical: 18,
  hyperdrive: 19,
  overcharge: 20,
  assist: 21,
  npcCrew: 22,
};
/** The name of a bit. */
export type BitName = keyof typeof flags | keyof typeof flags2;

const isFlag = (name: BitName): name is keyof typeof flags => Object.hasOwn(flags, name);

/** Whether Status.json shows a bit. */
export function shows(status: ShownStatus, name: BitName): boolean {
  return isFlag(name) ? hasBit(status.Flags, flags[name]) : hasBit(status.Flags2, flags2[name]);
}

/** Sets a bit of Status.json. */
export function raise(status: ShownStatus, name: BitName): true {
  if (shows(status, name)) return true;
  if (isFlag(name)) status.Flags += bit(flags[name]);
  else set(status, { Flags2: (status.Flags2 ?? 0) + bit(flags2[name]) });
  return true;
}

/** Clears a bit of Status.json. */
export function clear(status: ShownStatus, name: BitName): true {
  if (!shows(status, name)) return true;
  if (isFlag(name)) status.Flags -= bit(flags[name]);
  else set(status, { Flags2: (status.Flags2 ?? 0) - bit(flags2[name]) });
  return true;
}

/** The states that Status.json can show, each by what must be set and clear. */
const states = {
  docked: { on: ["docked", "mainShip"], off: [] },
  landed: { on: ["landed", "mainShip"], off: [] },
  supercruise: { on: ["supercruise", "mainShip"], off: [] },
  normal: { on: ["mainShip"], off: ["docked", "landed", "supercruise"] },
  srv: { on: ["srv"], off: [] },
  foot: { on: ["onFoot"], off: [] },
  footPlanet: { on: ["onFoot", "footPlanet"], off: [] },
  footStation: { on: ["onFoot", "footStation"], off: [] },
  taxi: { on: ["taxi"], off: [] },
  crew: { on: ["crew"], off: [] },
  ship: { on: ["mainShip"], off: [] },
  deepSpace: { on: ["mainShip"], off: ["docked", "landed", "latLong"] },
  planet: { on: ["mainShip", "latLong"], off: ["docked", "landed"] },
} as const satisfies Record<string, { on: readonly BitName[]; off: readonly BitName[] }>;

/** The name of a state. */
export type StateName = keyof typeof states;

/** Whether Status.json shows a state. */
export function isIn(status: ShownStatus, state: StateName): boolean {
  const { on, off } = states[state];
  return on.every((name) => shows(status, name)) && !off.some((name) => shows(status, name));
}
