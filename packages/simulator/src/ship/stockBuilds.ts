import type { Build } from "./builds.ts";

/** Ships as shipyards sell them, by the internal name of their hull; slots as in real Loadout lines after ShipyardNew. */
export const stockBuilds: Readonly<Record<string, Build>> = {
  cobramkiii: {
    hull: "cobra-mk3",
    driveFactor: 1,
    isPlain: true,
    slots: {
      PowerPlant: "int_powerplant_size4_class1",
      MainEngines: "int_engine_size4_class1",
      FrameShiftDrive: "int_hyperdrive_size4_class1",
      LifeSupport: "int_lifesupport_size3_class1",
      PowerDistributor: "int_powerdistributor_size3_class1",
      Radar: "int_sensors_size3_class1",
      FuelTank: "int_fueltank_size4_class3",
      Slot01_Size4: "int_cargorack_size3_class1",
      Slot02_Size4: "int_cargorack_size3_class1",
      Slot03_Size4: "int_shieldgenerator_size4_class1",
      Slot04_Size2: "int_cargorack_size1_class1",
      Slot07_Size1: "int_supercruiseassist",
      Slot08_Size1: "int_dockingcomputer_advanced",
      MediumHardpoint1: "hpt_pulselaser_fixed_small",
      MediumHardpoint2: "hpt_pulselaser_fixed_small",
    },
  },
  python: {
    hull: "python",
    driveFactor: 1,
    isPlain: true,
    slots: {
      PowerPlant: "int_powerplant_size7_class1",
      MainEngines: "int_engine_size6_class1",
      FrameShiftDrive: "int_hyperdrive_size5_class1",
      LifeSupport: "int_lifesupport_size4_class1",
      PowerDistributor: "int_powerdistributor_size7_class1",
      Radar: "int_sensors_size6_class1",
      FuelTank: "int_fueltank_size5_class3",
      Slot01_Size6: "int_cargorack_size5_class1",
      Slot02_Size6: "int_cargorack_size5_class1",
      Slot03_Size6: "int_shieldgenerator_size6_class1",
      Slot04_Size5: "int_cargorack_size4_class1",
      Slot09_Size2: "int_cargorack_size1_class1",
      Slot10_Size1: "int_supercruiseassist",
      MediumHardpoint1: "hpt_pulselaser_fixed_small",
      MediumHardpoint2: "hpt_pulselaser_fixed_small",
    },
  },
};
