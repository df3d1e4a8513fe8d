import type { JsonObject } from "@shipslog/contract";
import type { InstalledModule, SimulatedShip } from "../ship/SimulatedShip.ts";
import { frameShiftDrive, ratings } from "../ship/frameShiftDrives.ts";
import type { Profile } from "./Profile.ts";
import type { EngineeredModule } from "./distributor.ts";

/** A property that a blueprint changes: its label, the value before, the factor, and whether less is better. */
type Change = readonly [label: string, before: number | "mass" | "power" | "integrity", factor: number, isLess: 0 | 1];

interface Blueprint {
  readonly engineer: string;
  readonly engineerId: number;
  readonly id: number;
  readonly name: string;
  readonly level: number;
  readonly effect?: readonly [symbol: string, text: string];
  readonly changes: readonly Change[];
}

/** Blueprints of real loadouts, by the beginning of a module's name. */
const blueprints: Readonly<Record<string, Blueprint>> = {
  int_engine: {
    engineer: "Professor Palin",
    engineerId: 300220,
    id: 128673659,
    name: "Engine_Dirty",
    level: 5,
    changes: [
      ["Integrity", "integrity", 0.85, 0],
      ["PowerDraw", "power", 1.12, 1],
      ["EngineOptPerformance", 100, 1.35, 0],
      ["EngineHeatRate", 1.3, 1.6, 1],
    ],
  },
  int_powerplant: {
    engineer: "Hera Tani",
    engineerId: 300090,
    id: 128673769,
    name: "PowerPlant_Boosted",
    level: 5,
    effect: ["special_powerplant_highcharge", "Monstered"],
    changes: [
      ["Integrity", "integrity", 0.75, 0],
      ["PowerCapacity", 15.6, 1.4, 0],
      ["HeatEfficiency", 0.4, 1.25, 1],
    ],
  },
  int_powerdistributor: {
    engineer: "The Dweller",
    engineerId: 300180,
    id: 128673744,
    name: "PowerDistributor_PriorityEngines",
    level: 5,
    effect: ["special_powerdistributor_fast", "Super Conduits"],
    changes: [
      ["WeaponsCapacity", 24, 0.85, 0],
      ["EnginesCapacity", 17, 1.6, 0],
      ["EnginesRecharge", 1.4, 1.44, 0],
      ["SystemsCapacity", 17, 0.85, 0],
    ],
  },
  int_sensors: {
    engineer: "Lori Jameson",
    engineerId: 300230,
    id: 128740673,
    name: "Sensor_LightWeight",
    level: 5,
    changes: [
      ["Mass", "mass", 0.2, 1],
      ["Integrity", "integrity", 0.5, 0],
      ["SensorTargetScanAngle", 30, 0.75, 0],
    ],
  },
  int_lifesupport: {
    engineer: "Etienne Dorn",
    engineerId: 300290,
    id: 128731495,
    name: "Misc_LightWeight",
    level: 5,
    changes: [
      ["Mass", "mass", 0.15, 1],
      ["Integrity", "integrity", 0.5, 0],
    ],
  },
  int_detailedsurfacescanner: {
    engineer: "Lei Cheung",
    engineerId: 300120,
    id: 128740151,
    name: "Sensor_Expanded",
    level: 5,
    changes: [
      ["PowerDraw", 0, 1, 1],
      ["DSS_PatchRadius", 20, 2, 0],
    ],
  },
  int_shieldgenerator: {
    engineer: "Elvira Martuuk",
    engineerId: 300160,
    id: 128673837,
    name: "ShieldGenerator_Reinforced",
    level: 3,
    changes: [
      ["ShieldGenStrength", 120, 1.16, 0],
      ["BrokenRegenRate", 1.87, 0.9, 0],
      ["EnergyPerRegen", 0.6, 1.06, 1],
    ],
  },
};

const longRange = { engineer: "Felicity Farseer", engineerId: 300100, id: 128673694, name: "FSD_LongRange", level: 5 };

const engineeredShare = 0.6;

const effectShare = 0.8;

function effectFields([symbol, text]: readonly [symbol: string, text: string]): JsonObject {
  return { ExperimentalEffect: symbol, ExperimentalEffect_Localised: text };
}

/** The integrity of a module before it is engineered, by its size. */
const integrities: Readonly<Record<number, number>> = { 1: 40, 2: 46, 3: 56, 4: 72, 5: 86, 6: 113, 7: 135, 8: 150 };

const sizeOf = (item: string): number => Number(/size(\d)/.exec(item)?.[1] ?? 1);

/** Values of modules that nobody has changed have at most two decimals. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The model holds engineered modules, so the value before is what the factor leads back to. */
function modifierOf({ module }: InstalledModule, [label, before, factor, isLess]: Change): JsonObject {
  const now = { mass: module.massT, power: module.powerMw };
  const held = before === "mass" || before === "power" ? now[before] : undefined;
  const base =
    before === "integrity"
      ? (integrities[sizeOf(module.item)] ?? 40)
      : held === undefined
        ? before
        : hundredths(held / factor);
  return { Label: label, Value: held ?? Number(base) * factor, OriginalValue: base, LessIsGood: isLess };
}

/** Returns the blueprint of the drive, if the ship has an engineered one. */
function driveBlueprint({ module }: InstalledModule, ship: SimulatedShip): Blueprint | undefined {
  const [, size, grade] = /size(\d)_class(\d)/.exec(module.item) ?? [];
  const { optimalMassT } = frameShiftDrive(Number(size), ratings[Number(grade) - 1] ?? "E");
  const factor = ship.drive.optimalMassT / optimalMassT;
  if (factor === 1) return undefined;
  const changes: readonly Change[] = [
    ["Mass", "mass", 1.3, 1],
    ["Integrity", "integrity", 0.85, 0],
    ["PowerDraw", "power", 1.15, 1],
    ["FSDOptimalMass", optimalMassT, factor, 0],
  ];
  return { ...longRange, effect: ["special_fsd_heavy", "Mass Manager"], changes };
}

function blueprintOf(installed: InstalledModule, ship: SimulatedShip, { past }: Profile): Blueprint | undefined {
  const { item } = installed.module;
  if (item.startsWith("int_hyperdrive")) return driveBlueprint(installed, ship);
  const found = Object.entries(blueprints).find(([prefix]) => item.startsWith(prefix))?.[1];
  return found !== undefined && past.fork("engineering", item).isLucky(engineeredShare) ? found : undefined;
}

function craftedFields({ engineer, blueprint, level, quality, modifiers }: EngineeredModule): JsonObject {
  return {
    Engineer: engineer.name,
    EngineerID: engineer.id,
    BlueprintID: blueprint.id,
    BlueprintName: blueprint.name,
    Level: level,
    Quality: quality,
    Modifiers: modifiers,
  };
}

/** Builds the Engineering field of a module in Loadout, if it has one. */
export function engineeringOf(
  installed: InstalledModule,
  ship: SimulatedShip,
  profile: Profile,
  made: EngineeredModule | undefined,
): JsonObject {
  if (installed.isPlain === true) return {};
  if (made !== undefined && installed.slot === "PowerDistributor") return { Engineering: craftedFields(made) };
  const blueprint = blueprintOf(installed, ship, profile);
  if (blueprint === undefined) return {};
  const { effect } = blueprint;
  return {
    Engineering: {
      Engineer: blueprint.engineer,
      EngineerID: blueprint.engineerId,
      BlueprintID: blueprint.id,
      BlueprintName: blueprint.name,
      Level: blueprint.level,
      Quality: 1,
      ...(effect !== undefined && profile.past.fork("effect", effect[0]).isLucky(effectShare) && effectFields(effect)),
      Modifiers: blueprint.changes.map((change) => modifierOf(installed, change)),
    },
  };
}
