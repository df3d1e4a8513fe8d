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
  if (zone === "stronghold") return strongholdOf();
  if (zone === "lost") return shareAt(key, 1) < lostShare ? controlledOn(key, day) : undefined;
  const { key: own, age } = periodOn(key, day, periodDays);
  if (shareAt(own, 0) >= (ports > 0 ? frontShare : frontShare / 4)) return undefined;
  const effort = 0.3 + shareAt(own, 1);
  if (age < probingDays) return probingOf(ports, (effort * (age + 1)) / probingDays);
  if (ports === 0) return undefined;
  const fought = age - probingDays;
  return fought < harvestDays ? harvestOf(ports, fought, effort) : recoveryOf(age);
}

function strongholdOf(): WarStatus {
  return {
    state: "Thargoid_Stronghold",
    nextStateSuccess: "Thargoid_Controlled",
    isSuccessReached: false,
    progress: 0,
    remainingPorts: 0,
    estimatedRemainingTime: "0 Days",
  };
}

function controlledOn(key: Key, day: number): WarStatus {
  const { key: own, age } = periodOn(key, day, periodDays);
  const wasInhabited = shareAt(key, 2) < 0.5;
  const progress = Math.min(1, (shareAt(own, 1) * 1.1 * (age + 1)) / periodDays);
  return {
    state: "Thargoid_Controlled",
    ...(wasInhabited ? { nextStateSuccess: "Thargoid_Recovery" as const } : {}),
    nextStateFailure: "Thargoid_Controlled",
    isSuccessReached: progress >= 1,
    progress,
    remainingPorts: 0,
    estimatedRemainingTime: "0 Days",
  };
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

function recoveryOf(age: number): WarStatus {
  const left = periodDays - age;
  return {
    state: "Thargoid_Recovery",
    nextStateFailure: "Thargoid_Probing",
    isSuccessReached: false,
    progress: 1 - left / (periodDays - probingDays - harvestDays + 1),
    remainingPorts: 0,
    estimatedRemainingTime: `${left} Days`,
  };
}
