import type { JsonObject, JsonValue, Kind } from "@shipslog/contract";
import { societyHere, type GameWorld } from "../world/GameWorld.ts";

/** Optional fields that dialect `spec` leaves out of an event; `live` writes them, because the game always does. */
export interface Absence {
  readonly kind: Kind;
  /** Names of fields, or `Object.Field` for a field of an object. */
  readonly fields: readonly string[];
  readonly reason: string;
  isAbsent(world: GameWorld): boolean;
}

const isBaseGame = ({ client }: GameWorld): boolean => client.isBaseGame;
const isOlder = ({ client }: GameWorld): boolean => client.isOlder;
const isAtCarrier = ({ port }: GameWorld): boolean => port?.type === "FleetCarrier";
const isQuiet = (world: GameWorld): boolean =>
  ["Thargoid_Recovery", "Thargoid_Stronghold"].includes(societyHere(world).thargoidWar?.state ?? "");

const noTaxis = { fields: ["Taxi", "Multicrew"], reason: "The base game has no taxis and no crews in person." };
const noResources = { fields: ["Resources"], reason: "An older client does not report the resources of an upgrade." };

/** Every optional field that is absent for a reason in the model, beside those that the events themselves leave out. */
export const absences: readonly Absence[] = [
  { kind: "FSDJump", ...noTaxis, isAbsent: isBaseGame },
  {
    kind: "FSDJump",
    fields: ["ThargoidWar.RemainingPorts"],
    reason: "An uninhabited system has no ports.",
    isAbsent: ({ system }) => !system.isInhabited,
  },
  {
    kind: "FSDJump",
    fields: ["ThargoidWar.WarProgress"],
    reason: "Nothing is fought for during recovery and in a stronghold.",
    isAbsent: isQuiet,
  },
  { kind: "Docked", ...noTaxis, isAbsent: isBaseGame },
  {
    kind: "Docked",
    fields: ["StarSystem", "SystemAddress"],
    reason: "A fleet carrier moves between systems.",
    isAbsent: isAtCarrier,
  },
  {
    kind: "Docked",
    fields: ["StationFaction", "StationGovernment", "StationGovernment_Localised"],
    reason: "A fleet carrier belongs to a player, not to a faction.",
    isAbsent: isAtCarrier,
  },
  {
    kind: "Docked",
    fields: ["MarketID"],
    reason: "The port has no commodities market.",
    isAbsent: ({ port }) => port?.services.includes("commodities") === false,
  },
  {
    kind: "Docked",
    fields: ["StationServices"],
    reason: "A damaged port offers no services.",
    isAbsent: ({ port }) => port?.state === "Damaged",
  },
  {
    kind: "Docked",
    fields: ["LandingPads"],
    reason: "An older client does not report landing pads.",
    isAbsent: isOlder,
  },
  {
    kind: "SquadronStartup",
    fields: ["SquadronID", "CurrentRankName", "CurrentRankName_Localised"],
    reason: "An older client reports only the name of the squadron and the rank.",
    isAbsent: isOlder,
  },
  { kind: "UpgradeSuit", ...noResources, isAbsent: isOlder },
  { kind: "UpgradeWeapon", ...noResources, isAbsent: isOlder },
];

/** Returns an event without the optional fields that are absent now. */
export function leaveOut(event: JsonObject, kind: Kind, world: GameWorld): JsonObject {
  const fields = absences.flatMap((each) => (each.kind === kind && each.isAbsent(world) ? each.fields : []));
  const left = fields.reduce(without, event);
  return world.client.hasTexts ? left : withoutTexts(left);
}

function without(event: JsonObject, path: string): JsonObject {
  const [name = "", inner] = path.split(".");
  const held = event[name];
  if (held === undefined) return event;
  if (inner !== undefined) return { ...event, [name]: without(held as JsonObject, inner) };
  return Object.fromEntries(Object.entries(event).filter(([key]) => key !== name));
}

const suffix = "_Localised";

/** Returns an event without display texts ("they are optional", rule 4). */
export function withoutTexts(event: JsonObject): JsonObject {
  const entries = Object.entries(event).filter(([key]) => !key.endsWith(suffix));
  return Object.fromEntries(entries.map(([key, value]) => [key, strip(value)]));
}

function strip(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => strip(item));
  return typeof value === "object" && value !== null ? withoutTexts(value as JsonObject) : value;
}
