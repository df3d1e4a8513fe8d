import { shareAt, type Key } from "../../chance/Key.ts";
import type { WarZone } from "../settlement/WarRegion.ts";
import type { WarStatus } from "../Society.ts";
import { periodOn } from "./periods.ts";

const periodDays = 35;
const probingDays = 7;
const harvestDays = 18;
const frontShare = 0.7;
const lostShare = 0.7;

/** The properties of a system that the war depends on. */
export interface AttackedSystem {
  readonly zone: WarZone;
  /** Ports that can be attacked; 0 in uninhabited systems. */
  readonly ports: number;
}

/** Returns the status of the war in a system on a day; undefined at peace. */
export function thargoidWarOn(key: Key, { zone, ports }: AttackedSystem, day: number): WarStatus | undefined {
  if (zone === "stronghold") return strongholdOf(periodOn(key, day, periodDays).key);
  if (zone === "lost") return shareAt(key, 1) < lostShare ? controlledOn(key, day) : undefined;
  const { key: own, age } = periodOn(key, day, periodDays);
  if (shareAt(own, 0) >= (ports > 0 ? frontShare : frontShare / 4)) return undefined;
  const effort = 0.3 + shareAt(own, 1);
  if (age < probingDays) return probingOf(ports, (effort * (age + 1)) / probingDays);
  if (ports === 0) return undefined;
  const fought = age - probingDays;
  return fought < harvestDays ? harvestOf(ports, fought, effort) : recoveryOf(own, age);
}

/** The heart of the war becomes a controlled system at most; in some periods even a success leaves it standing. */
function strongholdOf(key: Key): WarStatus {
  return {
    state: "Thargoid_Stronghold",
    nextStateSuccess: shareAt(key, 1) < 0.5 ? "Thargoid_Controlled" : "Thargoid_Stronghold",
    nextStateFailure: "Thargoid_Stronghold",
    isSuccessReached: false,
    progress: 0,
    remainingPorts: 0,
    estimatedRemainingTime: "0 Days",
  };
}

function controlledOn(key: Key, day: number): WarStatus {
  const { key: own, age } = periodOn(key, day, periodDays);
  const nextStateSuccess = freedBy(shareAt(key, 2));
  const progress = Math.min(1, (shareAt(own, 1) * 1.1 * (age + 1)) / periodDays);
  return {
    state: "Thargoid_Controlled",
    ...(nextStateSuccess !== undefined && { nextStateSuccess }),
    nextStateFailure: "Thargoid_Controlled",
    isSuccessReached: progress >= 1,
    progress,
    remainingPorts: 0,
    estimatedRemainingTime: "0 Days",
  };
}

/** What a success makes of a controlled system: its ports are rebuilt or fought for, it is probed again, or it is just free. */
function freedBy(share: number): WarStatus["nextStateSuccess"] {
  if (share < 0.4) return "Thargoid_Recovery";
  if (share < 0.6) return "Thargoid_Harvest";
  return share < 0.8 ? "Thargoid_Probing" : undefined;
}

function probingOf(ports: number, progress: number): WarStatus {
  return {
    state: "Thargoid_Probing",
    nextStateFailure: ports > 0 ? "Thargoid_Harvest" : "Thargoid_Controlled",
    isSuccessReached: progress >= 1,
    progress: Math.min(1, progress),
    remainingPorts: 0,
  };
}

/** Ports are lost one by one, except the last. */
function harvestOf(ports: number, fought: number, effort: number): WarStatus {
  const progress = Math.min(1.034, (effort * (fought + 1)) / harvestDays);
  return {
    state: "Thargoid_Harvest",
    nextStateSuccess: "Thargoid_Recovery",
    nextStateFailure: "Thargoid_Controlled",
    isSuccessReached: progress >= 1,
    progress,
    remainingPorts: Math.max(1, Math.min(ports, 4) - Math.floor((3 * fought) / harvestDays)),
    estimatedRemainingTime: `${harvestDays - fought} Days`,
  };
}

/** Without enough help the system is probed again, its recovery goes on, or nothing changes. */
function recoveryOf(key: Key, age: number): WarStatus {
  const left = periodDays - age;
  const share = shareAt(key, 2);
  return {
    state: "Thargoid_Recovery",
    ...(share < 0.8 && { nextStateFailure: share < 0.4 ? "Thargoid_Probing" : "Thargoid_Recovery" }),
    isSuccessReached: false,
    progress: 1 - left / (periodDays - probingDays - harvestDays + 1),
    remainingPorts: 0,
    estimatedRemainingTime: `${left} Days`,
  };
}
