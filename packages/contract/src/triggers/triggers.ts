import type { SessionFact, Trigger, TriggerForm } from "./Trigger.ts";

/** What only a station can offer. */
const stationFacts = ["docked", "atCarrier", "atOutfitting", "atCartographics"] as const satisfies SessionFact[];
/** What a change of ship or place leaves open. */
const placeFacts: readonly SessionFact[] = [...stationFacts, "onFoot"];

const isCarrier: TriggerForm = { field: "StationType", is: { value: "FleetCarrier" } };
const hasOutfitting: TriggerForm = { field: "StationServices", is: { has: "Outfitting" } };
const hasCartographics: TriggerForm = { field: "StationServices", is: { has: "Exploration" } };
const isInHostShip: TriggerForm = { field: "Multicrew", is: { value: true } };
const isDocked: TriggerForm = { field: "Docked", is: { value: true } };

const stationProofs = { atCarrier: isCarrier, atOutfitting: hasOutfitting, atCartographics: hasCartographics };
const offThePad = { docked: false, atCarrier: false, atOutfitting: false, atCartographics: false };
const inFlight = { ...offThePad, onFoot: false };

/** Bits of Status.json that say that the player's ship is on its way. */
const flightBits = ["Supercruise", "FsdJump"] as const;
/** Bits that say that the player is not at the controls of a ship. */
const outsideBits = ["OnFoot", "InSRV"] as const;

/** When each of the specified kinds is written, by part 6 of the specification. */
export const specifiedTriggers: readonly Trigger[] = [
  {
    kind: "FSDJump",
    statement: "6.2",
    proves: { ...inFlight, startUp: false, outside: false },
    clearBits: ["Docked", "Landed", ...outsideBits],
  },
  // A player in somebody else's ship may leave it without a line, and is where the own ship is.
  { kind: "FSDJump", form: isInHostShip, statement: "6.2", forgets: placeFacts },
  {
    kind: "Docked",
    statement: "6.4",
    proves: { ...stationProofs, docked: true, startUp: false, onFoot: false },
    clearBits: [...flightBits, "Landed", "InSRV"],
  },
  // Modules are stored and fitted on carriers that do not list the service: 237 of 237 real cases, and nowhere else.
  { kind: "Docked", form: isCarrier, forgets: ["atOutfitting"] },
  { kind: "Docked", form: isInHostShip, statement: "6.4", forgets: placeFacts },
  { kind: "CommunityGoal", statement: "6.5" },
  { kind: "EngineerProgress", statement: "6.6" },
  {
    kind: "EngineerProgress",
    form: { field: "Engineers", is: "present" },
    statement: "6.6a",
    needs: ["startUp"],
    settles: ["onFoot"],
    forgets: stationFacts,
  },
  { kind: "Missions", statement: "6.7", needs: ["startUp"], settles: ["onFoot"], forgets: stationFacts },
  { kind: "StoredModules", statement: "6.8", needs: ["docked", "atOutfitting"], clearBits: [...flightBits, "InSRV"] },
  {
    kind: "MultiSellExplorationData",
    statement: "6.9",
    needs: ["docked", "atCartographics"],
    clearBits: [...flightBits, "InSRV"],
  },
  { kind: "CargoTransfer", statement: "6.10", clearBits: flightBits },
  {
    kind: "CargoTransfer",
    form: { field: "Transfers.Direction", is: { value: "tocarrier" } },
    statement: "6.10",
    needs: ["docked", "atCarrier"],
    clearBits: outsideBits,
  },
  {
    kind: "CargoTransfer",
    form: { field: "Transfers.Direction", is: { value: "tosrv" } },
    statement: "6.10",
    needs: ["outside"],
    clearBits: ["Docked", "OnFoot"],
  },
  { kind: "ModuleInfo", statement: "6.11", clearBits: ["OnFoot", "InTaxi"], screen: "InternalPanel" },
  { kind: "NavRoute", statement: "6.12" },
  { kind: "Synthesis", statement: "6.13", clearBits: ["OnFoot"] },
  // The document leaves its trigger out; the reading squadronStartup says that it belongs to a load.
  { kind: "SquadronStartup", needs: ["startUp"] },
  { kind: "SuitLoadout", statement: "6.15", needs: ["outside"], proves: { onFoot: true }, clearBits: flightBits },
  // Where suits and weapons are upgraded is knowledge about the game: in a shop that the player enters on foot.
  { kind: "UpgradeSuit", needs: ["onFoot"], clearBits: [...flightBits, "InMainShip", "InSRV"] },
  { kind: "UpgradeWeapon", needs: ["onFoot"], clearBits: [...flightBits, "InMainShip", "InSRV"] },
];

/** What other kinds of the live game prove; in dialect `spec` none of them is written, and no rule judges what one would need. */
export const observedTriggers: readonly Trigger[] = [
  { kind: "LoadGame", forgets: placeFacts },
  // A player who is on foot at a station is not docked by these lines, and may still use its services.
  { kind: "Location", forgets: placeFacts },
  { kind: "Location", form: isDocked, proves: { ...stationProofs, docked: true } },
  { kind: "Location", form: isCarrier, forgets: ["atOutfitting"] },
  { kind: "CarrierJump", forgets: placeFacts },
  { kind: "CarrierJump", form: isDocked, proves: { ...stationProofs, docked: true } },
  { kind: "CarrierJump", form: isCarrier, forgets: ["atOutfitting"] },
  { kind: "Undocked", proves: offThePad },
  { kind: "SupercruiseEntry", proves: inFlight },
  { kind: "Disembark", proves: { onFoot: true } },
  { kind: "DropshipDeploy", proves: { onFoot: true } },
  { kind: "Embark", proves: { onFoot: false } },
  { kind: "Died", forgets: placeFacts },
  { kind: "Resurrect", proves: { startUp: true }, forgets: placeFacts },
  { kind: "JoinACrew", forgets: placeFacts },
  { kind: "QuitACrew", forgets: placeFacts },
  { kind: "Shutdown", forgets: [...placeFacts, "startUp"] },
];
