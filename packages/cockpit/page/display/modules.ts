import { capitalised, displayText, spacedWords } from "./text.ts";

const sizes = /_size(\d)_class(\d)(?=_|$)/;
const classLetters = ["", "E", "D", "C", "B", "A"];
const prefixes = /^\$?(?:int|hpt|ext)_/i;

/** Parts of internal names, as players call them. */
const partNames: Readonly<Record<string, string>> = {
  beamlaser: "beam laser",
  buggybay: "SRV hangar",
  cargorack: "cargo rack",
  chafflauncher: "chaff launcher",
  cargoscanner: "cargo scanner",
  crimescanner: "warrant scanner",
  detailedsurfacescanner: "surface scanner",
  dockingcomputer: "docking computer",
  dronecontrol: "limpet controller",
  engine: "thrusters",
  fighterbay: "fighter hangar",
  fixed: "fixed",
  fsdinterdictor: "FSD interdictor",
  fuelscoop: "fuel scoop",
  fueltank: "fuel tank",
  gimbal: "gimballed",
  guardianfsdbooster: "Guardian FSD booster",
  heatsinklauncher: "heat sink launcher",
  hullreinforcement: "hull reinforcement",
  hyperdrive: "frame shift drive",
  lifesupport: "life support",
  modularcargobaydoor: "cargo hatch",
  modulereinforcement: "module reinforcement",
  multicannon: "multi-cannon",
  passengercabin: "passenger cabin",
  planetapproachsuite: "planet approach suite",
  plasmaaccelerator: "plasma accelerator",
  plasmapointdefence: "point defence",
  powerdistributor: "power distributor",
  powerplant: "power plant",
  pulselaser: "pulse laser",
  pulselaserburst: "burst laser",
  railgun: "rail gun",
  repairer: "field maintenance unit",
  shieldbooster: "shield booster",
  shieldcellbank: "shield cell bank",
  shieldgenerator: "shield generator",
  slugshot: "fragment cannon",
  supercruiseassist: "supercruise assist",
  turret: "turreted",
  xenoscanner: "xeno scanner",
};

/** An internal module name as players call it: `int_powerplant_size4_class5` becomes `4A power plant`. */
export function moduleName(item: string): string {
  const name = displayText(item)
    .replace(prefixes, "")
    .replace(/(?:_name)?;$/i, "")
    .toLowerCase();
  const [found, size = "", letter = ""] = sizes.exec(name) ?? [];
  const rest = found === undefined ? name : name.replace(found, "");
  const words = rest.split("_").map((word) => (Object.hasOwn(partNames, word) ? partNames[word] : word));
  const rating = found === undefined ? "" : `${size}${classLetters[Number(letter)] ?? letter} `;
  return capitalised(`${rating}${words.join(" ")}`.trim());
}

/** A module by its localised name with size and class, which that name does not contain: `4A Power Plant`. */
export function localisedModule(item: string, localised: string | undefined): string {
  if (localised === undefined || localised === "" || localised.startsWith("$")) return moduleName(item);
  const [, size, letter] = sizes.exec(item.toLowerCase()) ?? [];
  if (size === undefined || letter === undefined) return displayText(localised);
  return `${size}${classLetters[Number(letter)] ?? letter} ${displayText(localised)}`;
}

/** An engineer's modification in words: `FSD_LongRange` becomes `long range`. */
export function blueprintName(blueprint: string): string {
  return spacedWords(blueprint.replace(/^[^_]+_/, "")).toLowerCase();
}

/** A slot name in words: `Slot07_Size3` becomes `Slot 7, size 3`. */
export function slotName(slot: string): string {
  const optional = /^Slot(\d+)_Size(\d+)$/.exec(slot);
  if (optional !== null) return `Slot ${Number(optional[1])}, size ${optional[2]}`;
  return displayText(slot)
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .replaceAll("_", " ");
}
