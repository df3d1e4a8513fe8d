/** Manufactured materials that only engineers need, and that the model does not hold: internal name and display name. */
export const componentMaterials: Readonly<Record<string, string>> = {
  chemicalprocessors: "Chemical Processors",
  chemicaldistillery: "Chemical Distillery",
  chemicalmanipulators: "Chemical Manipulators",
  gridresistors: "Grid Resistors",
  hybridcapacitors: "Hybrid Capacitors",
  exquisitefocuscrystals: "Exquisite Focus Crystals",
  mechanicalcomponents: "Mechanical Components",
};
