import { layoutOf, type FieldLayout, type ObjectLayout } from "@shipslog/contract/text";

/** Parses fields in written order; `:6` after a name is its number of decimals. */
function fields(text: string, own: ObjectLayout = {}): ObjectLayout {
  const names = text.split(" ").filter((word) => word !== "");
  return Object.fromEntries(names.map((word) => fieldOf(word, own)));
}

function fieldOf(word: string, own: ObjectLayout): readonly [string, FieldLayout] {
  const [name = "", decimals] = word.split(":");
  if (decimals === undefined) return [name, own[name] ?? "plain"];
  return [name, { decimals: Number(decimals), precision: "single" }];
}

const events = (text: string, own?: ObjectLayout): ObjectLayout => fields(`timestamp event ${text}`, own);
const listOf = (text: string, own?: ObjectLayout): FieldLayout => ({ items: { fields: fields(text, own) } });

const jump = layoutOf({ event: "FSDJump" });
const docked = layoutOf({ event: "Docked" });

/** Selects the fields of a layout that another line repeats. */
function partOf(layout: ObjectLayout, isKept: (key: string) => boolean): ObjectLayout {
  return Object.fromEntries(Object.entries(layout).filter(([key]) => isKept(key)));
}

const ofStation = partOf(docked, (key) => key === "MarketID" || (key.startsWith("Station") && key !== "StationState"));
const jumpOnly = ["timestamp", "event", "JumpDist", "FuelUsed", "FuelLevel", "BoostUsed"];
const ofSystem = partOf(jump, (key) => !jumpOnly.includes(key));

const held = listOf("Name Count");
const carried = listOf("Name OwnerID Count");
const pockets = { Items: carried, Components: carried, Consumables: carried, Data: carried };
const ranks = "Combat Trade Explore Soldier Exobiologist Empire Federation CQC";
const craft = "StarSystem SystemAddress Body BodyID";
const onGround = `PlayerControlled Taxi Multicrew ${craft} OnStation OnPlanet Latitude:6 Longitude:6`;
const steps = `SRV Taxi Multicrew ID ${craft} OnStation OnPlanet StationName StationType MarketID`;

/** Order and decimals of the lines that are not one of the sixteen kinds, as in 136,310 real lines. */
export const framingLayouts = {
  Fileheader: events("part language Odyssey gameversion build"),
  Commander: events("FID Name"),
  Materials: events("Raw Manufactured Encoded", { Raw: held, Manufactured: held, Encoded: held }),
  Rank: events(ranks),
  Progress: events(ranks),
  Reputation: events("Empire:6 Federation:6 Independent:6 Alliance:6"),
  LoadGame: events(
    "FID Commander Horizons Odyssey Ship ShipID ShipName ShipIdent FuelLevel:6 FuelCapacity:6 StartLanded GameMode Credits Loan language gameversion build",
  ),
  Statistics: events(""),
  Location: {
    ...events("Latitude:6 Longitude:6 DistFromStarLS Docked", { DistFromStarLS: docked["DistFromStarLS"] ?? "plain" }),
    ...ofStation,
    ...fields("OnFoot InSRV"),
    ...ofSystem,
  },
  Powerplay: events("Power Rank Merits TimePledged"),
  Backpack: events("Items Components Consumables Data", pockets),
  ShipLocker: events("Items Components Consumables Data", pockets),
  Loadout: events(
    "Ship ShipID ShipName ShipIdent HullValue ModulesValue HullHealth:6 UnladenMass:6 CargoCapacity MaxJumpRange:6 FuelCapacity Rebuy Modules",
    {
      FuelCapacity: { fields: fields("Main:6 Reserve:6") },
      Modules: listOf("Slot Item On Priority AmmoInClip AmmoInHopper Health:6 Value Engineering", {
        Engineering: {
          fields: fields(
            "Engineer EngineerID BlueprintID BlueprintName Level Quality:6 ExperimentalEffect ExperimentalEffect_Localised Modifiers",
            { Modifiers: listOf("Label Value:6 ValueStr ValueStr_Localised OriginalValue:6 LessIsGood") },
          ),
        },
      }),
    },
  ),
  Cargo: events("Vessel Count Inventory", { Inventory: listOf("Name MissionID Count Stolen") }),
  StartJump: events("JumpType Taxi StarSystem SystemAddress StarClass"),
  FSDTarget: events("Name SystemAddress StarClass RemainingJumpsInRoute"),
  NavRouteClear: events(""),
  SupercruiseEntry: events("Taxi Multicrew StarSystem SystemAddress"),
  SupercruiseExit: events(`Taxi Multicrew ${craft} BodyType`),
  ApproachBody: events(craft),
  LeaveBody: events(craft),
  DockingRequested: events("MarketID StationName StationType LandingPads", {
    LandingPads: { fields: fields("Small Medium Large") },
  }),
  DockingGranted: events("LandingPad MarketID StationName StationType"),
  Undocked: events("StationName StationType MarketID Taxi Multicrew"),
  Disembark: events(steps),
  Embark: events(steps),
  Touchdown: events(onGround),
  Liftoff: events(onGround),
  LaunchSRV: events("SRVType Loadout ID PlayerControlled"),
  DockSRV: events("SRVType ID"),
  LaunchFighter: events("Loadout ID PlayerControlled"),
  DockFighter: events("ID"),
  JoinACrew: events("Captain Telepresence"),
  QuitACrew: events("Captain"),
  FuelScoop: events("Scooped:6 Total:6"),
  ReservoirReplenished: events("FuelMain:6 FuelReservoir:6"),
  Shutdown: events(""),
} as const satisfies Readonly<Record<string, ObjectLayout>>;

/** The name of a line that is not one of the sixteen kinds and that `live` writes because other tools need it. */
export type FramingName = keyof typeof framingLayouts;

/** Whether a name is that of a framing line. */
export function isFramingName(name: string): name is FramingName {
  return Object.hasOwn(framingLayouts, name);
}
