import { serviceTable } from "../galaxy/services.ts";

/** A field of an earlier form, and what of the newest form its value is made from. */
export interface FormerField {
  readonly name: string;
  /** The path in the newest form, such as `Rewards[].Faction`; of a list the first, unless the value is a list itself. */
  readonly from?: string;
  /** The value where the newest form has nothing like it. */
  readonly value?: string | number | readonly [];
  /** The field that it follows, where the newest form has none of its name; without it, it is the first. */
  readonly after?: string;
  /** How the value was written: a list of names and counts as an object from names to counts, or every item of a list. */
  readonly as?: "counts" | "list";
  /** A field without which an item of the list was not written. */
  readonly having?: string;
  /** Other words for the same values; a value that is not among them was not written. */
  readonly words?: Readonly<Record<string, string>>;
  /** Values of the list that came later. */
  readonly without?: readonly string[];
}

/** How games before a version wrote a kind. */
export interface FormerForm {
  readonly kind: string;
  readonly before: string;
  /** The name of the kind then; such an event has the former fields and no other. */
  readonly name?: string;
  readonly fields?: readonly FormerField[];
  /** Fields whose numbers had other decimals. */
  readonly decimals?: Readonly<Record<string, number>>;
}

/** The words of 2016 and 2017 for what is now counted in pluses. */
const effects = { None: "None", "+": "Low", "++": "Med", "+++": "High", "++++": "High", "+++++": "High" };

/** The powers before Powerplay 2 held systems in other states. */
const powerStates = {
  Stronghold: "Controlled",
  Fortified: "Controlled",
  Exploited: "Exploited",
  Contested: "Contested",
  Unoccupied: "InPrepareRadius",
};

/** Services that came with play on foot or later. */
const newServices = serviceTable.flatMap((row) => ("isNew" in row ? [row.live] : []));

/** Services as they were spelled before the carriers came: as in the specification, which spells those that came with carriers as today. */
const capitalServices: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    serviceTable.flatMap((row) =>
      "spec" in row && "live" in row && row.spec !== row.live ? [[row.live, row.spec]] : [],
    ),
  ),
  engineer: "Workshop",
};

/** Services that came with 3.0. */
const laterServices = { materialtrader: "MaterialTrader", techBroker: "TechBroker", stationMenu: "StationMenu" };

/** A faction as a text, with its state beside it. */
function factionAsText(field: string): readonly FormerField[] {
  return [
    { name: field, from: `${field}.Name` },
    { name: "FactionState", from: `${field}.FactionState`, value: "None", after: field },
  ];
}

/** The forms that earlier games wrote, the newest first; of several that apply to a field the last is right. */
export const formerForms: readonly FormerForm[] = [
  ...["FSDJump", "Location"].map((kind) => ({
    kind,
    before: "4.1",
    fields: [{ name: "PowerplayState", from: "PowerplayState", words: powerStates }],
  })),
  { kind: "Powerplay", before: "4.0.19", fields: [{ name: "Votes", value: 0, after: "Merits" }] },
  // Engineers of the game on foot, of whom a client without it knows no name, came with it.
  {
    kind: "EngineerProgress",
    before: "4.0",
    fields: [{ name: "Engineers", from: "Engineers", having: "EngineerID" }],
  },
  ...["Docked", "Location", "CarrierJump"].map((kind) => ({
    kind,
    before: "4.0",
    fields: [{ name: "StationServices", from: "StationServices", without: newServices }],
  })),
  ...["Docked", "Location"].map((kind) => ({
    kind,
    before: "3.7",
    fields: [{ name: "StationServices", from: "StationServices", words: { ...capitalServices, ...laterServices } }],
  })),
  ...["FSDJump", "Location"].map((kind) => ({ kind, before: "3.4", fields: factionAsText("SystemFaction") })),
  { kind: "Docked", before: "3.4", fields: factionAsText("StationFaction") },
  {
    kind: "MultiSellExplorationData",
    before: "3.3",
    name: "SellExplorationData",
    fields: [
      { name: "Systems", from: "Discovered[].SystemName", as: "list" },
      // Nothing in the newest form tells which bodies were found first.
      { name: "Discovered", value: [] },
      { name: "BaseValue", from: "BaseValue" },
      { name: "Bonus", from: "Bonus" },
    ],
  },
  {
    kind: "Docked",
    before: "3.0",
    fields: [{ name: "StationServices", from: "StationServices", words: capitalServices }],
  },
  {
    kind: "EngineerCraft",
    before: "3.0",
    fields: [{ name: "Blueprint", from: "BlueprintName", after: "Engineer" }],
  },
  {
    kind: "MissionAccepted",
    before: "3.0",
    fields: [
      { name: "Influence", from: "Influence", words: effects },
      { name: "Reputation", from: "Reputation", words: effects },
    ],
  },
  ...["FSDJump", "Location"].map((kind) => ({ kind, before: "3.0", decimals: { StarPos: 3 } })),
  { kind: "Synthesis", before: "3.0", fields: [{ name: "Materials", from: "Materials", as: "counts" }] },
];
