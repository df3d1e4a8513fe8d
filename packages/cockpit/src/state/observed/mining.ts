import type { JsonObject } from "@shipslog/contract";
import type { ProspectedAsteroid } from "@shipslog/contract/observed/events";
import { putBounded } from "../boundedLists.ts";
import { timeMsOf } from "../timeMsOf.ts";
import { readNumber, readObjects, readText, type UncheckedFields } from "./fields.ts";
import { commodityName } from "./hold.ts";

/** An amount of one commodity. */
interface Refined {
  /** The internal name in lower case. */
  readonly name: string;
  readonly localised: string | undefined;
  readonly tonnes: number;
}

/** An asteroid as the prospector limpet reports it. */
export interface Prospect {
  readonly at: string;
  /** What it contains, in percent of it. */
  readonly materials: readonly { readonly name: string; readonly percent: number }[];
  /** What is in its core; undefined without one. */
  readonly core: string | undefined;
  /** Such as `High`; undefined when the line does not tell it. */
  readonly content: string | undefined;
  /** Percent that is left of it. */
  readonly remaining: number | undefined;
}

/** A run of mining: until nothing was mined for an hour. */
export interface MiningTopic {
  readonly startedAt: string;
  /** When the latest line of the run was written. */
  readonly at: string;
  /** The asteroid that was prospected last. */
  readonly asteroid: Prospect | undefined;
  readonly prospected: number;
  readonly cores: number;
  /** Tonnes from the refinery, by commodity, the latest first seen last. */
  readonly refined: readonly Refined[];
}

const longestPauseMs = 3_600_000;

/** How many commodities of a run are kept; the game has fewer than fifty that can be mined. */
const maxRefined = 80;

/** Updates the run of mining from a line; after a long pause it starts anew. */
function during(mining: MiningTopic | undefined, event: JsonObject): MiningTopic | undefined {
  const at = readText(event["timestamp"]);
  if (at === undefined) return undefined;
  const pauseMs = (timeMsOf(at) ?? 0) - (timeMsOf(mining?.at) ?? 0);
  if (mining !== undefined && pauseMs <= longestPauseMs) return { ...mining, at };
  return { startedAt: at, at, asteroid: undefined, prospected: 0, cores: 0, refined: [] };
}

/** Reads what the prospector limpet reports. */
export function foldProspected(mining: MiningTopic | undefined, event: JsonObject): MiningTopic | undefined {
  const run = during(mining, event);
  if (run === undefined) return mining;
  const fields: UncheckedFields<ProspectedAsteroid> = event;
  const materials = readObjects(fields.Materials, 10).flatMap(({ Name, Name_Localised, Proportion }) => {
    const name = readText(Name_Localised) ?? readText(Name);
    const percent = readNumber(Proportion);
    return name === undefined || percent === undefined ? [] : [{ name, percent }];
  });
  // `$AsteroidMaterialContent_High;`, in every language of the client.
  const [, content] = /_(\w+);$/.exec(readText(fields.Content) ?? "") ?? [];
  const core = readText(event["MotherlodeMaterial_Localised"]) ?? readText(fields.MotherlodeMaterial);
  const asteroid = { at: run.at, materials, core, content, remaining: readNumber(fields.Remaining) };
  return { ...run, asteroid, prospected: run.prospected + 1 };
}

/** Counts an asteroid of which the core was blown open. */
export function foldCracked(mining: MiningTopic | undefined, event: JsonObject): MiningTopic | undefined {
  const run = during(mining, event);
  return run === undefined ? mining : { ...run, cores: run.cores + 1 };
}

/** Counts a tonne from the refinery. */
export function foldRefined(mining: MiningTopic | undefined, event: JsonObject): MiningTopic | undefined {
  const run = during(mining, event);
  const name = commodityName(event["Type"]);
  if (run === undefined || name === undefined) return mining;
  const isSame = (other: Refined) => other.name === name;
  const known = run.refined.find(isSame) ?? { name, localised: readText(event["Type_Localised"]), tonnes: 0 };
  const refined = putBounded(run.refined, { ...known, tonnes: known.tonnes + 1 }, isSame, maxRefined);
  return { ...run, refined };
}
