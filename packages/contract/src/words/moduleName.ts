import { shipNames, type NameTable } from "./names.ts";
import { capitalised, displayName, nameIn, splitWords } from "./plainName.ts";

/** What a module is; the last word of its name. */
const parts: NameTable = {
  abrblstr: "abrasion blaster",
  advancedtorppylon: "torpedo pylon",
  antiunknownshutdown: "shutdown field neutraliser",
  atdumbfiremissile: "AX missile rack",
  atmulticannon: "AX multi-cannon",
  atventdisruptorpylon: "nanite torpedo pylon",
  basicmissilerack: "seeker missile rack",
  beamlaser: "beam laser",
  buggybay: "SRV hangar",
  cannon: "cannon",
  cargorack: "cargo rack",
  cargoscanner: "cargo scanner",
  causticmissile: "enzyme missile rack",
  causticsinklauncher: "caustic sink launcher",
  chafflauncher: "chaff launcher",
  cloudscanner: "wake scanner",
  codexscanner: "codex scanner",
  corrosionproofcargorack: "corrosion proof cargo rack",
  crimescanner: "warrant scanner",
  detailedsurfacescanner: "surface scanner",
  dockingcomputer: "docking computer",
  drive: "drive",
  dronecontrol: "limpet controller",
  drunkmissilerack: "swarm missile rack",
  dumbfiremissilerack: "missile rack",
  electroniccountermeasure: "electronic countermeasure",
  engine: "thrusters",
  expmodulestabiliser: "weapon stabiliser",
  fighterbay: "fighter hangar",
  fighterbaymk2: "fighter hangar Mk II",
  flakmortar: "flak launcher",
  flechettelauncher: "flechette launcher",
  fsdinterdictor: "FSD interdictor",
  fuelscoop: "fuel scoop",
  fueltank: "fuel tank",
  gausscannon: "gauss cannon",
  guardianfsdbooster: "Guardian FSD booster",
  guardianhullreinforcement: "Guardian hull reinforcement",
  guardianmodulereinforcement: "Guardian module reinforcement",
  guardianpowerdistributor: "Guardian power distributor",
  guardianpowerplant: "Guardian power plant",
  guardianshieldreinforcement: "Guardian shield reinforcement",
  heatsinklauncher: "heat sink launcher",
  hullreinforcement: "hull reinforcement",
  human: "human",
  hyperdrive: "frame shift drive",
  lifesupport: "life support",
  metaalloyhullreinforcement: "meta-alloy hull reinforcement",
  minelauncher: "mine launcher",
  mininglaser: "mining laser",
  miningtoolv2: "mining tool",
  modularcargobaydoor: "cargo hatch",
  modularcargobaydoordropship: "cargo hatch",
  modularcargobaydoorfdl: "cargo hatch",
  modulereinforcement: "module reinforcement",
  mrascanner: "pulse wave analyser",
  multicannon: "multi-cannon",
  multidronecontrol: "multi-limpet controller",
  passengercabin: "passenger cabin",
  planetapproachsuite: "planetary approach suite",
  plasmaaccelerator: "plasma accelerator",
  plasmalauncher: "plasma charger",
  plasmapointdefence: "point defence",
  plasmashockcannon: "shock cannon",
  powerdistributor: "power distributor",
  powerplant: "power plant",
  pulselaser: "pulse laser",
  pulselaserburst: "burst laser",
  railgun: "rail gun",
  refinery: "refinery",
  repairer: "field maintenance unit",
  seismchrgwarhd: "seismic charge launcher",
  sensors: "sensors",
  shardcannon: "shard cannon",
  shieldbooster: "shield booster",
  shieldcellbank: "shield cell bank",
  shieldgenerator: "shield generator",
  shipdatalinkscanner: "data link scanner",
  slugshot: "fragment cannon",
  stellarbodydiscoveryscanner: "discovery scanner",
  subsurfdispmisle: "displacement missile",
  supercruiseassist: "supercruise assist",
  xenoscanner: "xeno scanner",
  xenoscannermk2: "xeno scanner Mk II",
};

/** What a module is like, in the order in which the words come before the part. */
const qualities: NameTable = {
  tiny: "",
  small: "small",
  medium: "medium",
  large: "large",
  huge: "huge",
  fixed: "fixed",
  gimbal: "gimballed",
  turret: "turreted",
  free: "",
  standard: "standard",
  basic: "basic",
  advanced: "advanced",
  guardian: "Guardian",
  burst: "burst",
  collection: "collector",
  decontamination: "decontamination",
  disruptor: "disruptor",
  fast: "enhanced",
  fueltransfer: "fuel transfer",
  gravityoptimised: "gravity",
  heat: "heated",
  lasso: "drive disrupting",
  mining: "mining",
  miningv2: "mining",
  mkii: "Mk II",
  operations: "operations",
  overcharge: "SCO",
  overchargebooster: "boosted",
  prospector: "prospector",
  range: "long range",
  recon: "recon",
  repair: "repair",
  rescue: "rescue",
  resourcesiphon: "hatch breaker",
  scatter: "scatter",
  strong: "enforcer",
  universal: "universal",
  unkvesselresearch: "research",
  v2: "improved",
  xeno: "xeno",
};
const qualityOrder = Object.keys(qualities);

/** Where a quality means something else. */
const exceptions: readonly (readonly [pattern: RegExp, words: string])[] = [
  // A drive as a target: of which ship it is says nothing.
  [/^drive_.*/, "drive"],
  [/^mining_(?=abrblstr|seismchrgwarhd|subsurfdispmisle)/, ""],
  [/^shieldgenerator(.*)_fast/, "bi-weave shieldgenerator$1"],
  [/^shieldgenerator(.*)_strong/, "prismatic shieldgenerator$1"],
];

/** Grades of armour. */
const armours: NameTable = {
  grade1: "lightweight armour",
  grade1_default: "lightweight armour",
  grade2: "reinforced armour",
  grade3: "military armour",
  mirrored: "mirrored armour",
  reactive: "reactive armour",
};

/** What only changes the looks of a ship. */
const looks: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^paintjob_?/, "paint job"],
  [/^decal\d?_?/, "decal"],
  [/^nameplate_?/, "name plate"],
  [/^bobble\d*_?/, "bobblehead"],
  [/^voicepack_?/, "voice"],
  [/^weaponcustomisation_?/, "weapon colour"],
  [/^enginecustomisation_?/, "engine colour"],
  [/^string_lights_?/, "string lights"],
];

const classLetters = ["", "E", "D", "C", "B", "A"];

/** An internal module name as players call it: `int_powerplant_size4_class5` becomes `4A power plant`. */
export function moduleName(item: string): string {
  return capitalised(moduleWords(item));
}

/** Whether a word is the internal name of a module. */
export function isModuleName(word: string): boolean {
  return /^\$?(?:int|hpt)_[a-z]|^\$?[a-z_]+_(?:armour_\w+|cockpit)(?:_name;)?$/i.test(word);
}

/** A module in mid-sentence: `medium gimballed multi-cannon`. */
function moduleWords(item: string): string {
  const id = item
    .toLowerCase()
    .replace(/^\$/, "")
    .replace(/(?:_name)?;.*$/s, "");
  return hullPart(id) ?? lookName(id) ?? fittedName(id);
}

/** A module by its display text with size and class, which that text does not contain: `4A Power Plant`. */
export function localisedModule(item: string, localised: string | undefined): string {
  return capitalised(localisedWords(item, localised));
}

/** The same in mid-sentence. */
export function localisedWords(item: string, localised: string | undefined): string {
  if (localised === undefined || localised === "" || localised.startsWith("$")) return moduleWords(item);
  const rating = ratingOf(item.toLowerCase());
  return rating === "" ? displayName(localised) : `${rating} ${displayName(localised)}`;
}

/** Size and class, as `4A`; empty for a module without. */
function ratingOf(id: string): string {
  const [, size] = /_size(\d)(?=_|;|$)/.exec(id) ?? [];
  const [, rating] = /_class(\d)(?=_|;|$)/.exec(id) ?? [];
  if (size === undefined) return "";
  return rating === undefined ? `size ${size}` : `${size}${classLetters[Number(rating)] ?? rating}`;
}

/** Armour, canopy and ship kit, which begin with the ship. */
function hullPart(id: string): string | undefined {
  const [, ship = "", armour = ""] = /^(.+)_armour_(.+)$/.exec(id) ?? [];
  if (ship !== "" && !ship.startsWith("special")) {
    return `${shipName(ship)} ${nameIn(armours, armour) ?? `${splitWords(armour)} armour`}`;
  }
  const [, canopy] = /^(.+)_cockpit$/.exec(id) ?? [];
  if (canopy !== undefined) return `${shipName(canopy)} canopy`;
  const [, kitted, part = ""] = /^(.+)_shipkit(\w+)$/.exec(id) ?? [];
  return kitted === undefined ? undefined : `${shipName(kitted)} ship kit ${splitWords(part)}`;
}

function lookName(id: string): string | undefined {
  const [pattern, what] = looks.find(([start]) => start.test(id)) ?? [];
  if (pattern === undefined) return undefined;
  return [what, splitWords(id.replace(pattern, ""))].filter(Boolean).join(", ");
}

function fittedName(id: string): string {
  const inner = id.replace(/^(?:int|hpt|ext)_/, "");
  const plain = exceptions.reduce((name, [pattern, words]) => name.replace(pattern, words), inner);
  const tokens = plain.split(/[_ ]/).filter((token) => token !== "" && !/^(?:size|class)\d$/.test(token));
  const found = tokens.filter((token) => nameIn(qualities, token) !== undefined);
  const before = found.toSorted((a, b) => qualityOrder.indexOf(a) - qualityOrder.indexOf(b));
  const others = tokens.filter((token) => nameIn(qualities, token) === undefined);
  const known = others.map((token) => nameIn(parts, token) ?? token);
  return [ratingOf(id), ...before.map((token) => qualities[token]), ...known].filter(Boolean).join(" ");
}

/** The name of a ship, a vehicle or a suit from its internal name; an unknown one is converted to words. */
export function shipName(ship: string): string {
  return nameIn(shipNames, ship) ?? displayName(capitalised(splitWords(displayName(ship))));
}

/** Whether a word is the internal name of a ship or a vehicle. */
export function isShipName(word: string): boolean {
  return nameIn(shipNames, word) !== undefined;
}

/** An engineer's modification in words: `FSD_LongRange` becomes `long range`. */
export function blueprintName(blueprint: string): string {
  return splitWords(blueprint.replace(/^(?:(?:special|sensor|misc)_)?[^_]+_(?=.)/i, ""));
}

/** A slot in words: `Slot07_Size3` becomes `Slot 7, size 3`. */
export function slotName(slot: string): string {
  const optional = /^Slot(\d+)_Size(\d+)$/.exec(slot);
  if (optional !== null) return `Slot ${Number(optional[1])}, size ${optional[2]}`;
  return slot
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .replaceAll("_", " ")
    .replace(/ 0(?=\d)/, " ");
}
