import type { Situation } from "./Situation.ts";

/** Fights, interdictions and targets. */
export const combatSituations: Readonly<Record<number, Situation>> = {
  22: {
    title: "Thargoids throw the ship back and shut its systems down",
    steps: [{ do: "beHyperdicted" }],
    writes: [
      { event: "StartJump", JumpType: "Hyperspace" },
      "FSDJump",
      { event: "Music", MusicTrack: "Unknown_Encounter" },
      "SystemsShutdown",
    ],
    real: 0,
  },
  28: {
    title: "An interdiction to which the player submits",
    steps: [
      { do: "jump", to: "nearest inhabited" },
      { do: "beInterdicted", submits: true, by: "pirate" },
    ],
    writes: [{ event: "Interdicted", Submitted: true, IsPlayer: false, Faction: "any" }, "SupercruiseExit"],
    real: 0,
  },
  28.1: {
    title: "An interdiction by another player",
    steps: [{ do: "beInterdicted", submits: true, by: "player" }],
    writes: [
      { event: "Interdicted", Submitted: true, IsPlayer: true, CombatRank: "any" },
      "SupercruiseExit",
      "UnderAttack",
    ],
    real: 0,
  },
  28.2: {
    title: "An interdiction by Thargoids",
    steps: [{ do: "beInterdicted", submits: true, by: "thargoid" }],
    writes: [{ event: "Interdicted", Submitted: true, IsThargoid: true, Interdictor: null }, "SupercruiseExit"],
    real: 0,
  },
  28.3: {
    title: "The player interdicts a ship",
    steps: [{ do: "jump", to: "nearest inhabited" }, { do: "interdict" }],
    writes: [
      { event: "ShipTargeted", ScanStage: 3 },
      { event: "Interdiction", Success: true, IsPlayer: false },
      { event: "ShipTargeted", TargetLocked: false },
      "SupercruiseExit",
    ],
    real: 0,
  },
  28.4: {
    title: "The player interdicts another player",
    steps: [{ do: "interdict", whom: "player" }],
    writes: [{ event: "Interdiction", Success: true, IsPlayer: true, CombatRank: "any" }, "SupercruiseExit"],
    real: 0,
  },
  60: {
    title: "A conflict zone, with bonds that are redeemed",
    steps: [
      { do: "fight", at: "conflictZone" },
      { do: "dock", service: "contacts" },
      { do: "wait", for: "2m" },
    ],
    writes: ["SupercruiseExit", "FactionKillBond", "Docked", { event: "RedeemVoucher", Type: "CombatBond" }],
    real: 0,
  },
  67: {
    title: "Bounties that the wing shares",
    steps: [
      { do: "jump", to: "nearest inhabited" },
      { do: "joinWing" },
      { do: "fight", at: "resourceSite" },
      { do: "fight", at: "resourceSite" },
    ],
    writes: ["WingJoin", { event: "Bounty", SharedWithOthers: 1 }],
    real: 0,
    broke: ["PowerPlayProgress 55"],
  },
  67.1: {
    title: "The ship of another player is destroyed",
    steps: [{ do: "jump", to: "nearest inhabited" }, { do: "killPlayer" }],
    writes: ["PVPKill", "Bounty", { event: "ShipTargeted", TargetLocked: false }],
    real: 0,
  },
  67.2: {
    title: "A capital ship is defeated",
    steps: [{ do: "fight", at: "conflictZone", capitalShip: true }],
    writes: ["FactionKillBond", "CapShipBond"],
    real: 0,
    unseen: "No journal at hand has CapShipBond; readers of journals know it.",
  },
  67.3: {
    title: "A clean ship is scanned, stage by stage",
    steps: [{ do: "targetShip", legal: "Clean" }],
    writes: [
      { event: "ShipTargeted", ScanStage: 0, PilotName: null },
      { event: "ShipTargeted", ScanStage: 1, ShieldHealth: null },
      { event: "ShipTargeted", ScanStage: 2, LegalStatus: null },
      { event: "ShipTargeted", ScanStage: 3, LegalStatus: "Clean", Bounty: null },
      { event: "ShipTargeted", TargetLocked: false },
    ],
    real: 0,
  },
  67.4: {
    title: "Targets with what only some have: a lawless one, a part of the ship, another player, a power",
    steps: [
      { do: "targetShip", legal: "Lawless" },
      { do: "targetShip", variant: "subsystem" },
      { do: "targetShip", variant: "player", legal: "Clean" },
      { do: "targetShip", variant: "power", legal: "Enemy" },
    ],
    writes: [
      { event: "ShipTargeted", LegalStatus: "Lawless" },
      { event: "ShipTargeted", Subsystem: "any" },
      { event: "ShipTargeted", ScanStage: 3, Faction: null },
      { event: "ShipTargeted", Power: "any" },
    ],
    real: 0,
    unseen: "Four scans that real journals have one by one: 2,476 lawless ships, 795 with a part, 1,787 with a power.",
  },
  67.5: {
    title: "The player's hold is scanned, and the player for crimes",
    steps: [{ do: "beScanned" }, { do: "beScanned", for: "Crime" }],
    writes: [
      { event: "Scanned", ScanType: "Cargo" },
      { event: "Scanned", ScanType: "Crime" },
    ],
    real: 0,
  },
};
