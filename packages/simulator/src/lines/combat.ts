import { crimeOf, type Offence } from "../commander/crimes.ts";
import { npcName, npcText, rankNumber, type Npc } from "../live/npcs.ts";
import type { Combatant } from "../live/opponents.ts";
import { withText } from "../text/withText.ts";
import type { ResurrectOption } from "../world/Transition.ts";
import { line, type FieldsOf } from "./line.ts";

/** How far the scan of a target has come; 3 is complete. */
export type ScanStage = 0 | 1 | 2 | 3;

/** Written when the player targets a ship, with more fields at each stage of the scan, and when the target is lost. */
export const ShipTargeted = line({
  kind: "ShipTargeted",
  layout:
    "TargetLocked Ship ScanStage PilotName PilotRank SquadronID ShieldHealth:6 HullHealth:6 Faction LegalStatus Bounty Power Subsystem SubsystemHealth:6",
  build(target: Npc | undefined, stage: ScanStage, more: TargetDetails = {}): FieldsOf<"ShipTargeted"> {
    if (target === undefined) return { TargetLocked: false };
    const { ship, rank, shieldPercent, hullPercent, faction, legalStatus, bountyCr, isPlayer = false } = target;
    const { squadron, power, subsystem } = more;
    return {
      TargetLocked: true,
      ...withText("Ship", ship.symbol, ship.text),
      ScanStage: stage,
      ...(stage > 0 && { ...withText("PilotName", npcName(target), npcText(target)), PilotRank: rank }),
      ...(stage > 0 && squadron !== undefined && { SquadronID: squadron }),
      ...(stage > 1 && { ShieldHealth: shieldPercent, HullHealth: hullPercent }),
      ...(stage > 2 && !isPlayer && { Faction: faction }),
      ...(stage > 2 && { LegalStatus: legalStatus }),
      ...(stage > 2 && bountyCr > 0 && { Bounty: bountyCr }),
      ...(stage > 2 && power !== undefined && { Power: power }),
      ...(stage > 2 &&
        subsystem !== undefined && {
          ...withText("Subsystem", subsystem.symbol, subsystem.text),
          SubsystemHealth: hullPercent,
        }),
    };
  },
});

/** What a scan shows of some ships: the tag of a squadron, a power, and the part that the player aims at. */
export interface TargetDetails {
  readonly squadron?: string;
  readonly power?: string;
  readonly subsystem?: { readonly symbol: string; readonly text: string };
}

/** What a scan of the player's ship looks for. */
export const scanTypes = ["Cargo", "Crime"] as const;

/** Written when another ship has scanned the player's; 7,807 of 7,812 real scans look for cargo. */
export const Scanned = line({
  kind: "Scanned",
  layout: "ScanType",
  build: (type: (typeof scanTypes)[number] = "Cargo") => ({ ScanType: type }),
});

/** Written while the ship, or the mothership of a fighter, is shot at. */
export const UnderAttack = line({
  kind: "UnderAttack",
  layout: "Target",
  build: (target: "You" | "Mothership") => ({ Target: target }),
});

/** Written when the shields fail and when they are back. */
export const ShieldState = line({
  kind: "ShieldState",
  layout: "ShieldsUp",
  build: (isUp: boolean) => ({ ShieldsUp: isUp }),
});

/** Written when the hull loses another fifth. */
export const HullDamage = line({
  kind: "HullDamage",
  layout: "Health:6 PlayerPilot Fighter",
  build: (health: number) => ({ Health: health, PlayerPilot: true, Fighter: false }),
});

/** Written when the canopy breaks. */
export const CockpitBreached = line({
  kind: "CockpitBreached",
  layout: "",
  build: () => ({}),
});

/** Written when a wanted ship is destroyed; the reward is paid when the voucher is redeemed. */
export const Bounty = line({
  kind: "Bounty",
  layout: "Rewards[Faction Reward] PilotName Target TotalReward VictimFaction SharedWithOthers",
  build: (victim: Npc, payer: string, sharedWith: number) => ({
    Rewards: [{ Faction: payer, Reward: victim.bountyCr }],
    ...withText("PilotName", npcName(victim), npcText(victim)),
    ...withText("Target", victim.ship.symbol, victim.ship.text),
    TotalReward: victim.bountyCr,
    VictimFaction: victim.faction,
    ...(sharedWith > 0 && { SharedWithOthers: sharedWith }),
  }),
});

/** Written when the player has destroyed the ship of another one. */
export const PVPKill = line({
  kind: "PVPKill",
  layout: "Victim CombatRank",
  build: (victim: Npc) => ({ Victim: victim.name, CombatRank: rankNumber(victim) }),
});

/** Written when a capital ship has been defeated with the player's help. */
export const CapShipBond = line({
  kind: "CapShipBond",
  layout: "Reward AwardingFaction VictimFaction",
  build: (rewardCr: number, payer: Combatant, victim: Combatant) => ({
    Reward: rewardCr,
    AwardingFaction: payer.name,
    VictimFaction: victim.name,
  }),
});

/** Written when an enemy in a war is destroyed; the reward is paid when the voucher is redeemed. */
export const FactionKillBond = line({
  kind: "FactionKillBond",
  layout: "Reward AwardingFaction VictimFaction",
  build: (rewardCr: number, payer: Combatant, victim: Combatant) => ({
    Reward: rewardCr,
    ...withText("AwardingFaction", payer.name, payer.text),
    ...withText("VictimFaction", victim.name, victim.text),
  }),
});

/** Written when the player breaks the law of a system, which earns a bounty or a fine. */
export const CommitCrime = line({
  kind: "CommitCrime",
  layout: "CrimeType Faction Victim Bounty Fine",
  build: ({ crime, amountCr, faction }: Offence, victim: string | undefined) => ({
    CrimeType: crime,
    Faction: faction,
    ...(victim !== undefined && { Victim: victim }),
    ...(crimeOf(crime).earns === "bounty" ? { Bounty: amountCr } : { Fine: amountCr }),
  }),
});

/** Written when an interdiction pulls the ship out of supercruise; a Thargoid has no name. */
export const Interdicted = line({
  kind: "Interdicted",
  layout: "Submitted Interdictor IsPlayer CombatRank IsThargoid Faction",
  build(interdictor: Npc | undefined, isSubmitted: boolean): FieldsOf<"Interdicted"> {
    if (interdictor === undefined) return { Submitted: isSubmitted, IsPlayer: false, IsThargoid: true };
    const { name, faction, isPlayer = false } = interdictor;
    return {
      Submitted: isSubmitted,
      Interdictor: name,
      IsPlayer: isPlayer,
      ...(isPlayer && { CombatRank: rankNumber(interdictor) }),
      ...(!isPlayer && faction !== "" && { Faction: faction }),
    };
  },
});

/** Written when the player pulls another ship out of supercruise; the name is only there for a player. */
export const Interdiction = line({
  kind: "Interdiction",
  layout: "Success IsPlayer Interdicted CombatRank Faction",
  build(victim: Npc): FieldsOf<"Interdiction"> {
    const { name, faction, isPlayer = false } = victim;
    if (!isPlayer) return { Success: true, IsPlayer: false, Faction: faction };
    return { Success: true, IsPlayer: true, Interdicted: name, CombatRank: rankNumber(victim) };
  },
});

/** Written when a Thargoid has shut down the systems of the ship. */
export const SystemsShutdown = line({
  kind: "SystemsShutdown",
  layout: "",
  build: () => ({}),
});

/** Written when the ship escapes an interdiction. */
export const EscapeInterdiction = line({
  kind: "EscapeInterdiction",
  layout: "Interdictor IsPlayer",
  build: ({ name, isPlayer = false }: Npc) => ({ Interdictor: name, IsPlayer: isPlayer }),
});

/** Who killed the player. */
export interface Slayer {
  readonly name: string;
  readonly text: string | undefined;
  /** The ship, or the suit of a soldier. */
  readonly ship: string;
  readonly rank: string;
}

/** Written when the player dies; 16 of 53 real lines name nobody. */
export const Died = line({
  kind: "Died",
  layout: "KillerName KillerShip KillerRank",
  build(slayer: Slayer | undefined): FieldsOf<"Died"> {
    if (slayer === undefined) return {};
    const { name, text, ship, rank } = slayer;
    return { ...withText("KillerName", name, text), KillerShip: ship, KillerRank: rank };
  },
});

/** Written when the player begins the self-destruction of the ship, which takes half a minute. */
export const SelfDestruct = line({
  kind: "SelfDestruct",
  layout: "",
  build: () => ({}),
});

/** Written when the player comes back: in a new ship that the insurance charges for, in the ship that waited, or in a prison. */
export const Resurrect = line({
  kind: "Resurrect",
  layout: "Option Cost Bankrupt",
  build: (option: ResurrectOption, costCr: number) => ({ Option: option, Cost: costCr, Bankrupt: false }),
});
