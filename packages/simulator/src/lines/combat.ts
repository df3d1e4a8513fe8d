import { crimeOf, type Offence } from "../commander/crimes.ts";
import { npcName, type Npc } from "../live/npcs.ts";
import type { Combatant } from "../live/opponents.ts";
import { withText } from "../text/withText.ts";
import { line, type FieldsOf } from "./line.ts";

/** How far the scan of a target has come; 3 is complete. */
export type ScanStage = 0 | 1 | 2 | 3;

/** Written when the player targets a ship, with more fields at each stage of the scan, and when the target is lost. */
export const ShipTargeted = line({
  kind: "ShipTargeted",
  layout:
    "TargetLocked Ship ScanStage PilotName PilotRank SquadronID ShieldHealth:6 HullHealth:6 Faction LegalStatus Bounty Power Subsystem SubsystemHealth:6",
  build(target: Npc | undefined, stage: ScanStage): FieldsOf<"ShipTargeted"> {
    if (target === undefined) return { TargetLocked: false };
    const { ship, rank, shieldPercent, hullPercent, faction, legalStatus, bountyCr } = target;
    return {
      TargetLocked: true,
      ...withText("Ship", ship.symbol, ship.text),
      ScanStage: stage,
      ...(stage > 0 && { ...withText("PilotName", npcName(target), target.name), PilotRank: rank }),
      ...(stage > 1 && { ShieldHealth: shieldPercent, HullHealth: hullPercent }),
      ...(stage > 2 && { Faction: faction, LegalStatus: legalStatus }),
      ...(stage > 2 && bountyCr > 0 && { Bounty: bountyCr }),
    };
  },
});

/** Written when another ship has scanned the player's; 7,632 of 7,634 real scans look for cargo. */
export const Scanned = line({
  kind: "Scanned",
  layout: "ScanType",
  build: () => ({ ScanType: "Cargo" }),
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
  build: (victim: Npc, payer: string) => ({
    Rewards: [{ Faction: payer, Reward: victim.bountyCr }],
    ...withText("PilotName", npcName(victim), victim.name),
    ...withText("Target", victim.ship.symbol, victim.ship.text),
    TotalReward: victim.bountyCr,
    VictimFaction: victim.faction,
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
  build(interdictor: Npc | undefined): FieldsOf<"Interdicted"> {
    if (interdictor === undefined) return { Submitted: false, IsPlayer: false, IsThargoid: true };
    const { name, faction } = interdictor;
    return { Submitted: false, Interdictor: name, IsPlayer: false, ...(faction !== "" && { Faction: faction }) };
  },
});

/** Written when the ship escapes an interdiction. */
export const EscapeInterdiction = line({
  kind: "EscapeInterdiction",
  layout: "Interdictor IsPlayer",
  build: ({ name }: Npc) => ({ Interdictor: name, IsPlayer: false }),
});

/** Who killed the player. */
export interface Killer {
  readonly name: string;
  readonly text: string | undefined;
  /** The ship, or the suit of a soldier. */
  readonly ship: string;
  readonly rank: string;
}

/** Written when the player dies. */
export const Died = line({
  kind: "Died",
  layout: "KillerName KillerShip KillerRank",
  build: ({ name, text, ship, rank }: Killer) => ({
    ...withText("KillerName", name, text),
    KillerShip: ship,
    KillerRank: rank,
  }),
});

/** Written when the player comes back: in a new ship that the insurance charges for, or in the ship that waited. */
export const Resurrect = line({
  kind: "Resurrect",
  layout: "Option Cost Bankrupt",
  build: (option: "rebuy" | "rejoin", costCr: number) => ({ Option: option, Cost: costCr, Bankrupt: false }),
});
