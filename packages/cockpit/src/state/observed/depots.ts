import type { JsonObject } from "@shipslog/contract";
import type { ColonisationConstructionDepot } from "@shipslog/contract/observed/events";
import { appendBounded } from "../boundedLists.ts";
import type { SystemTopic } from "../system.ts";
import { readId, readNumber, readObjects, readText, type UncheckedFields } from "./fields.ts";
import { commodityName } from "./hold.ts";

/** A commodity that a construction needs. */
interface DepotResource {
  /** The internal name in lower case. */
  readonly name: string;
  readonly localised: string | undefined;
  readonly needed: number;
  readonly delivered: number;
}

/** A construction site, as its depot told it at the last visit. */
export interface Depot {
  readonly at: string;
  readonly marketId: number | bigint;
  readonly port: string | undefined;
  readonly system: string | undefined;
  /** From 0 to 1. */
  readonly progress: number | undefined;
  readonly isComplete: boolean;
  readonly isFailed: boolean;
  readonly resources: readonly DepotResource[];
}

/** The construction sites that the commander has visited, the latest last. */
export type DepotsTopic = readonly Depot[];

const maxDepots = 12;
/** A site needs about thirty commodities. */
const maxResources = 60;

interface Builder {
  readonly depots: DepotsTopic | undefined;
  readonly system: SystemTopic;
}

/** Reads what a construction depot needs and has; the game writes it again and again while one is docked there. */
export function foldDepot<State extends Builder>(state: State, event: JsonObject): State {
  const fields: UncheckedFields<ColonisationConstructionDepot> = event;
  const at = readText(fields.timestamp);
  const marketId = readId(fields.MarketID);
  if (at === undefined || marketId === undefined) return state;
  const { port, here } = state.system;
  const known = state.depots?.find((depot) => depot.marketId === marketId);
  const isHere = port?.MarketID === marketId;
  const depot = {
    at,
    marketId,
    port: isHere ? (port.StationName_Localised ?? port.StationName) : known?.port,
    system: isHere ? here?.name : known?.system,
    progress: readNumber(fields.ConstructionProgress),
    isComplete: fields.ConstructionComplete === true,
    isFailed: fields.ConstructionFailed === true,
    resources: readObjects(fields.ResourcesRequired, maxResources).flatMap(resourceOf),
  };
  return {
    ...state,
    depots: appendBounded(
      (state.depots ?? []).filter((each) => each !== known),
      depot,
      maxDepots,
    ),
  };
}

function resourceOf({ Name, Name_Localised, RequiredAmount, ProvidedAmount }: JsonObject): readonly DepotResource[] {
  const name = commodityName(Name);
  const needed = readNumber(RequiredAmount);
  if (name === undefined || needed === undefined) return [];
  return [{ name, localised: readText(Name_Localised), needed, delivered: readNumber(ProvidedAmount) ?? 0 }];
}
