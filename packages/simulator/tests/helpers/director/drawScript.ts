import { createChance, scriptSchema, type ScenarioSchema, type Step } from "@shipslog/simulator";

type Chance = ReturnType<typeof createChance>;

/** Texts for fields that take any, by name of the field; some of them are wrong. */
const texts: Readonly<Record<string, readonly string[]>> = {
  to: ["nearest", "nearest inhabited", "nearest uninhabited", "nearest scoopable", "home", "carrier", "war", "Nowhere"],
  at: ["carrier", "colony", "Outpost", "Coriolis", "Nowhere Port"],
  service: ["outfitting", "exploration", "missions", "nonsense"],
  on: ["1", "2 a", "Nowhere 9"],
  suit: ["explorationsuit", "flightsuit", "raincoat"],
  weapon: ["wpn_m", "wpn_s", "spoon"],
  commodity: ["gold", "hydrogenfuel", "fish", "air"],
  engineer: ["Felicity Farseer", "Bill Turner", "Nobody"],
  recipe: ["Heat Sink Basic", "FSD Standard", "Ammo Basic", "Soup"],
  event: ["CommunityGoal", "Docked"],
  slot: ["Slot02_Size6", "Slot07_Size3", "TinyHardpoint1", "FrameShiftDrive", "PowerPlant", "Nowhere"],
  module: ["int_cargorack_size3_class1", "hpt_chafflauncher_tiny", "int_engine_size9_class9"],
  ship: ["python", "Krait Phantom", "rowing boat"],
  name: ["Paper Moon", "TEST"],
  ident: ["PM-01"],
  commander: ["Second Player", "Third Player"],
  group: ["Ada Ashdown"],
  material: ["mechanicalscrap", "gridresistors", "glass"],
  body: ["1", "2 a", "Nowhere 9"],
  loadout: ["Bio", "Raid", "Spare"],
};

/** Wishes about events, by name of the step. */
const wishes: Readonly<Record<string, NonNullable<Step["expect"]>>> = {
  jump: { Wanted: true },
  dock: { ActiveFine: true, StationServices: "any" },
  joinGoal: { CurrentGoals: { TopRankSize: 10 } },
  disembark: { SuitName_Localised: "any" },
  upgradeSuit: { Class: 5 },
};

/** Steps that take long, so that scripts stay short. */
const seldom = new Set(["play", "until", "runLowOnFuel", "callForFuel", "rideJetCone", "jumpCarrier"]);

function drawValue(chance: Chance, name: string, schema: ScenarioSchema): unknown {
  const { type, enum: words, minimum = 0, maximum = 1, pattern } = schema;
  if (words !== undefined) return chance.pick(words);
  if (type === "boolean") return chance.isLucky(0.5);
  if (type === "integer") return chance.integer(minimum, Math.min(maximum, 12));
  if (type === "number") return chance.integer(Math.ceil(minimum), Math.min(maximum, 160));
  if (name === "version") return chance.pick(["4.4.0.0 beta", "4.1.2.100"]);
  if (pattern !== undefined) return chance.pick(["20s", "3m", "11m"]);
  if (name === "event" && type === "object") return { event: "Music", MusicTrack: "NoTrack" };
  return type === "object" ? { guiFocus: "NoFocus" } : chance.pick(texts[name] ?? ["x"]);
}

function drawStep(chance: Chance): Step {
  const kinds = scriptSchema.items?.oneOf ?? [];
  let { properties = {} } = chance.pick(kinds);
  if (seldom.has(String(properties["do"]?.enum?.[0])) && chance.isLucky(0.8)) properties = kinds[0]?.properties ?? {};
  const name = String(properties["do"]?.enum?.[0]);
  const step: Record<string, unknown> = { do: name };
  for (const [field, schema] of Object.entries(properties)) {
    if (["do", "strict", "expect", "check"].includes(field) || !chance.isLucky(0.5)) continue;
    step[field] = drawValue(chance, field, schema);
  }
  if (chance.isLucky(0.1)) step["strict"] = true;
  const wish = wishes[name];
  if (wish !== undefined && chance.isLucky(0.3)) step["expect"] = wish;
  return step as unknown as Step;
}

/** Draws a script of any steps, with any fields; many of them are impossible where they come. */
export function drawScript(number: number, length: number): readonly Step[] {
  const chance = createChance(number).fork("script");
  return Array.from({ length }, () => drawStep(chance));
}
