import type { Chance } from "../chance/Chance.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { CargoItem } from "../ship/SimulatedShip.ts";

/** A port or settlement, and the system it is in. */
export interface MissionPlace {
  readonly star: StarSystem;
  readonly station: string;
  /** 0 for a place without a market. */
  readonly marketId: number;
}

/** What a mission pays beside credits. */
export interface ExtraReward {
  readonly is: "material" | "microResource" | "commodity";
  /** The internal name among materials, in the locker or in the hold. */
  readonly type: string;
  /** The name in the line. */
  readonly symbol: string;
  readonly text: string;
  /** The category of a material, such as `Manufactured`, or of a micro-resource, such as `Item`; empty for a commodity. */
  readonly category: string;
  readonly count: number;
}

/** What a mission is about: tonnes of a commodity, or a thing that is carried on foot. */
export interface MissionGoods extends Pick<CargoItem, "type" | "name" | "count"> {
  /** The symbol in lines about the mission, where it is not the name without spaces. */
  readonly symbol?: string;
}

/** What a mission is about and what it pays; lines about the mission repeat it. */
export interface MissionTerms {
  readonly has: "goods" | "kills" | "target" | "passengers" | "donation" | "nothing";
  readonly isOnFoot: boolean;
  /** Whether the place is found only on the way. */
  readonly isHidden: boolean;
  readonly isWing: boolean;
  readonly faction: string;
  readonly targetFaction: string;
  readonly origin: MissionPlace;
  readonly destination: MissionPlace;
  readonly targetName: string;
  readonly killCount: number;
  readonly passengers: number;
  readonly goods: MissionGoods | undefined;
  /** What the player pays instead of being paid. */
  readonly donationCr: number | undefined;
  readonly rewardCr: number;
  readonly extra: ExtraReward | undefined;
}

/** A mission the commander has accepted and not yet handed in. */
export interface AcceptedMission {
  readonly id: number | bigint;
  readonly name: string;
  /** The text players see, where the name is a symbol. */
  readonly text: string | undefined;
  readonly isPassenger: boolean;
  readonly deadlineMs: number;
  status: "Active" | "Failed" | "Complete";
  /** The terms, where the director has chosen them; others are drawn when a line first names them. */
  terms?: MissionTerms;
  /** Whether a line has told that the mission failed. */
  isTold?: boolean;
  /** Kills that count, or tonnes taken from and brought to a depot. */
  kills?: number;
  collectedT?: number;
  deliveredT?: number;
}

const deliveryName = "Mission_Delivery_name";

/** Internal names of missions, and whether they carry passengers. */
export const missionNames: readonly (readonly [name: string, isPassenger: boolean])[] = [
  [deliveryName, false],
  ["Mission_Courier_name", false],
  ["Mission_Collect_name", false],
  ["Mission_Massacre_name", false],
  ["Mission_Assassinate_name", false],
  ["Mission_OnFoot_Salvage_MB_name", false],
  ["Mission_OnFoot_Delivery_Contact_MB_name", false],
  ["Mission_OnFoot_Reboot_MB_name", false],
  ["Mission_PassengerBulk_name", true],
  ["Mission_PassengerVIP_name", true],
  ["Mission_Sightseeing_name", true],
];

const dayMs = 86_400_000;

/** Growth of mission ids per day over all players: 924.4 million in April 2023, 1034.5 million in October 2025. */
const idsPerDay = 120_500;
const idBase = 924_400_000;
const idBaseMs = Date.UTC(2023, 3, 15);

/** The most missions a commander can hold. */
export const missionsMax = 20;

/** The pseudo-mission of a colonisation project, with the largest 64-bit id (D18). */
export function colonisationMission(deadlineMs: number): AcceptedMission {
  return {
    id: 18446744073709551615n,
    name: "$Mission_Colonisation_Initial_Name;",
    text: "System Colonisation",
    isPassenger: false,
    deadlineMs,
    status: "Active",
  };
}

/** Draws a mission accepted at a time, with a deadline in hours or days and an id above all earlier ones. */
export function drawMission(
  chance: Chance,
  timeMs: number,
  taken: readonly AcceptedMission[],
  names = missionNames,
): AcceptedMission {
  const [name, isPassenger] = chance.pick(names);
  const byTime = Math.floor(idBase + ((timeMs - idBaseMs) / dayMs) * idsPerDay) + chance.integer(0, 40);
  const lastId = Math.max(0, ...taken.map(({ id }) => (typeof id === "number" ? id : 0)));
  const deadlineMs = timeMs + chance.integer(2 * 3600, 4 * 24 * 3600) * 1000;
  return { id: Math.max(lastId + 1, byTime), name, text: undefined, isPassenger, deadlineMs, status: "Active" };
}

/** Whether a mission is a delivery, whose cargo is in the hold. */
export function isDelivery({ name }: AcceptedMission): boolean {
  return name === deliveryName;
}

/** Fails missions whose deadline has passed and removes failures older than a day. */
export function expireMissions(missions: AcceptedMission[], timeMs: number): void {
  for (const mission of missions) {
    if (mission.status === "Active" && mission.deadlineMs <= timeMs) mission.status = "Failed";
  }
  const old = missions.findIndex(({ status, deadlineMs }) => status === "Failed" && deadlineMs + dayMs < timeMs);
  if (old >= 0) missions.splice(old, 1);
}
