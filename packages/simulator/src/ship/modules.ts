/** The properties of a module that the model uses; `name` is the display name. */
export interface Module {
  /** Internal name, as in ModulesInfo.json. */
  readonly item: string;
  /** The form in StoredModules: `$item_name;`. */
  readonly symbol: string;
  readonly name: string;
  readonly massT: number;
  /** Power it draws when switched on. */
  readonly powerMw: number;
  readonly priceCr: number;
  /** Whether the player can switch it off and set its priority. */
  readonly isSwitched: boolean;
}

type Row = readonly [item: string, name: string, massT: number, powerMw: number, priceCr: number];

/** Modules that draw power and have a switch. */
const switched: readonly Row[] = [
  ["int_engine_size4_class5", "Thrusters", 10, 4.92, 1610080],
  ["int_engine_size5_class2", "Thrusters", 8, 5.51, 189035],
  ["int_engine_size5_class5", "Thrusters", 20, 6.12, 5103953],
  ["int_engine_size6_class2", "Thrusters", 16, 6.48, 599243],
  ["int_engine_size6_class5", "Thrusters", 40, 7.2, 16179531],
  ["int_engine_size7_class2", "Thrusters", 32, 8.1, 1899597],
  ["int_hyperdrive_size4_class5", "FSD", 10, 0.45, 1610080],
  ["int_hyperdrive_size5_class5", "FSD", 20, 0.6, 5103953],
  ["int_hyperdrive_size6_class5", "FSD", 40, 0.75, 16179531],
  ["int_lifesupport_size3_class2", "Life Support", 2, 0.57, 8495],
  ["int_lifesupport_size4_class2", "Life Support", 4, 0.62, 28373],
  ["int_lifesupport_size5_class2", "Life Support", 8, 0.68, 79444],
  ["int_powerdistributor_size3_class5", "Power Distributor", 5, 0.4, 158331],
  ["int_powerdistributor_size4_class5", "Power Distributor", 10, 0.45, 443328],
  ["int_powerdistributor_size6_class5", "Power Distributor", 40, 0.54, 3475688],
  ["int_powerdistributor_size7_class5", "Power Distributor", 80, 0.59, 9731925],
  ["int_sensors_size3_class2", "Sensors", 2, 0.25, 10133],
  ["int_sensors_size5_class2", "Sensors", 8, 0.37, 79444],
  ["int_sensors_size6_class2", "Sensors", 16, 0.45, 222444],
  ["int_shieldgenerator_size3_class5", "Shield Generator", 5, 2.52, 507912],
  ["int_shieldgenerator_size5_class2", "Shield Generator", 8, 2.64, 189035],
  ["int_shieldgenerator_size5_class5", "Shield Generator", 20, 3.64, 5103953],
  ["int_shieldgenerator_size6_class5", "Shield Generator", 40, 4.34, 16179531],
  ["int_fuelscoop_size4_class5", "Fuel Scoop", 0, 0.49, 2862364],
  ["int_fuelscoop_size5_class5", "Fuel Scoop", 0, 0.57, 9073694],
  ["int_fuelscoop_size6_class5", "Fuel Scoop", 0, 0.67, 28763610],
  ["int_buggybay_size2_class2", "Planetary Vehicle Hangar", 6, 0.75, 21600],
  ["int_fighterbay_size5_class1", "Fighter Hangar", 20, 0.25, 575660],
  ["int_repairer_size3_class5", "AFM Unit", 0, 1.14, 1110888],
  ["int_dronecontrol_collection_size3_class2", "Collector", 1, 0.21, 10800],
  ["int_supercruiseassist", "Supercruise Assist", 0, 0.3, 9121],
  ["int_dockingcomputer_advanced", "Adv Docking Computer", 0, 0.45, 13509],
  ["int_guardianfsdbooster_size4", "Guardian FSD Booster", 1.3, 1.35, 3245013],
  ["hpt_heatsinklauncher_turret_tiny", "Heatsink", 1.3, 0.2, 3500],
  ["hpt_shieldbooster_size0_class5", "Shield Booster", 3.5, 1.2, 281000],
  ["hpt_crimescanner_size0_class3", "Warrant Scanner", 1.3, 0.8, 121899],
  ["hpt_xenoscanner_basic_tiny", "Xeno Scanner", 1.3, 0.2, 365700],
  ["hpt_chafflauncher_tiny", "Chaff", 1.3, 0.2, 8500],
  ["hpt_multicannon_gimbal_medium", "Multi-Cannon", 4, 0.64, 57000],
  ["hpt_multicannon_gimbal_large", "Multi-Cannon", 8, 0.97, 578436],
  ["hpt_beamlaser_gimbal_medium", "Beam Laser", 4, 1.0, 500600],
  ["hpt_pulselaser_gimbal_large", "Pulse Laser", 8, 0.92, 140600],
  ["hpt_atmulticannon_fixed_medium", "AX Multi-Cannon", 4, 0.46, 379000],
  ["hpt_guardian_gausscannon_fixed_medium", "Guardian Gauss Cannon", 4, 2.61, 543801],
  ["modularcargobaydoor", "Cargo Hatch", 0, 0.6, 0],
];

/** Modules that cannot be switched off. */
const unswitched: readonly Row[] = [
  ["int_powerplant_size4_class5", "Power Plant", 5, 0, 1441233],
  ["int_powerplant_size5_class5", "Power Plant", 10, 0, 4478716],
  ["int_powerplant_size6_class5", "Power Plant", 20, 0, 13752602],
  ["int_powerplant_size7_class5", "Power Plant", 40, 0, 43690000],
  ["int_fueltank_size4_class3", "Fuel Tank", 0, 0, 24734],
  ["int_fueltank_size5_class3", "Fuel Tank", 0, 0, 97754],
  ["int_fueltank_size6_class3", "Fuel Tank", 0, 0, 341577],
  ["int_cargorack_size3_class1", "Cargo Rack", 0, 0, 10563],
  ["int_cargorack_size4_class1", "Cargo Rack", 0, 0, 34328],
  ["int_cargorack_size5_class1", "Cargo Rack", 0, 0, 111566],
  ["int_cargorack_size6_class1", "Cargo Rack", 0, 0, 362591],
  ["int_cargorack_size7_class1", "Cargo Rack", 0, 0, 1178420],
  ["int_cargorack_size8_class1", "Cargo Rack", 0, 0, 3829866],
  ["int_hullreinforcement_size3_class2", "Hull Reinforcement", 4, 0, 84000],
  ["int_hullreinforcement_size4_class2", "Hull Reinforcement", 8, 0, 195000],
  ["int_modulereinforcement_size3_class2", "Module Reinforcement", 4, 0, 84000],
  ["int_detailedsurfacescanner_tiny", "Surface Scanner", 0, 0, 250000],
];

/** Modules of ships as shipyards sell them; nobody keeps them in storage. */
const stockSwitched: readonly Row[] = [
  ["int_engine_size4_class1", "Thrusters", 10, 3.69, 20123],
  ["int_engine_size6_class1", "Thrusters", 40, 5.04, 199747],
  ["int_hyperdrive_size4_class1", "FSD", 10, 0.24, 20123],
  ["int_hyperdrive_size5_class1", "FSD", 20, 0.32, 63012],
  ["int_lifesupport_size3_class1", "Life Support", 5, 0.42, 4051],
  ["int_lifesupport_size4_class1", "Life Support", 10, 0.5, 11349],
  ["int_powerdistributor_size3_class1", "Power Distributor", 5, 0.24, 4051],
  ["int_powerdistributor_size7_class1", "Power Distributor", 80, 0.47, 249137],
  ["int_sensors_size3_class1", "Sensors", 5, 0.22, 4051],
  ["int_sensors_size6_class1", "Sensors", 40, 0.4, 88978],
  ["int_shieldgenerator_size4_class1", "Shield Generator", 10, 1.44, 20123],
  ["int_shieldgenerator_size6_class1", "Shield Generator", 40, 1.86, 199747],
  ["hpt_pulselaser_fixed_small", "Pulse Laser", 2, 0.39, 2200],
];

const stockUnswitched: readonly Row[] = [
  ["int_powerplant_size4_class1", "Power Plant", 10, 0, 18369],
  ["int_powerplant_size7_class1", "Power Plant", 80, 0, 480411],
  ["int_cargorack_size1_class1", "Cargo Rack", 0, 0, 1000],
];

const stock: ReadonlyMap<string, Module> = new Map(
  [...stockSwitched.map((row) => make(row, true)), ...stockUnswitched.map((row) => make(row, false))].map((module) => [
    module.item,
    module,
  ]),
);

/** Modules that no player of the model keeps in storage: those of a miner. */
const unstored: readonly Row[] = [
  ["int_refinery_size4_class5", "Refinery", 0, 0.65, 4500846],
  ["int_multidronecontrol_universal_size7_class5", "Multi Limpet Controller", 126, 0.91, 12000000],
  ["hpt_mininglaser_fixed_medium", "Mining Laser", 2, 0.75, 22576],
  ["hpt_mining_seismchrgwarhd_fixed_medium", "Seismic Charge", 4, 1.2, 445570],
  ["hpt_mrascanner_size0_class5", "Pulse Wave", 1.3, 3.2, 1097095],
];

const catalogue: ReadonlyMap<string, Module> = new Map(
  [
    ...switched.map((row) => make(row, true)),
    ...unswitched.map((row) => make(row, false)),
    ...unstored.map((row) => make(row, true)),
  ].map((module) => [module.item, module]),
);

function make([item, name, massT, powerMw, priceCr]: Row, isSwitched: boolean): Module {
  return { item, symbol: `$${item}_name;`, name, massT, powerMw, priceCr, isSwitched };
}

/** Returns a module by its internal name. */
export function moduleOf(item: string): Module {
  const found = catalogue.get(item) ?? stock.get(item);
  if (found === undefined) throw new RangeError(`there is no module ${item}`);
  return found;
}

const unstoredItems = new Set(unstored.map(([item]) => item));

/** Modules that can be stored: all that have a price, but not those of a miner. */
export const storableModules: readonly Module[] = [...catalogue.values()].filter(
  ({ priceCr, item }) => priceCr > 0 && !unstoredItems.has(item),
);
