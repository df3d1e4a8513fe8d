import type { Dialect } from "../dialects/Dialect.ts";

/** What a field of a companion file holds; with a question mark when the game sometimes leaves it out. */
type FieldShape = Leaf | `${Leaf}?`;
type Leaf = "text" | "whole" | "id" | "flag";

/** The fields of an item in a list. */
type ItemShape = Readonly<Record<string, FieldShape>>;

/** A list of items, of which the file has one on each line. */
interface ListShape {
  readonly list: ItemShape;
}

/** The fields of a companion file after `timestamp` and `event`. */
export type ContentShape = Readonly<Record<string, FieldShape | ListShape>>;

/** What is known of one companion file. */
interface CompanionRow {
  /** The kind of the event in it. */
  readonly kind: string;
  /** Whether the specification describes it, or only real folders show it. */
  readonly tier: "specified" | "observed";
  /** The names of the lines that the game writes together with it; none for Status.json. */
  readonly announcedBy: readonly string[];
  /** Its lists, of which each has one item on a line (F35). */
  readonly lists: readonly string[];
  /** A list that stands in the line instead of the file: a line with it announces no file. */
  readonly listInLine?: string;
  /** When the game writes it, as the end of a sentence. */
  readonly written: string;
  /** What of the lists stands in the journal, in a sentence. */
  readonly journal: string;
  /** The shape of a file that the specification does not describe. */
  readonly content?: ContentShape;
}

const pocket = {
  list: { Name: "text", Name_Localised: "text?", OwnerID: "id", MissionID: "id?", Count: "whole" },
} as const;

const pockets = { Items: pocket, Components: pocket, Consumables: pocket, Data: pocket } as const;
const pocketNames = ["Items", "Components", "Consumables", "Data"] as const;

/**
 * The files that the game writes beside the journal, one row each. Reading, following, writing, checking and explaining a
 * companion file all follow from its row.
 */
export const companionTable = {
  "Status.json": {
    kind: "Status",
    tier: "specified",
    announcedBy: [],
    lists: [],
    written: "every few seconds, and when something of the player's state changes",
    journal: "No line announces it.",
  },
  "ModulesInfo.json": {
    kind: "ModuleInfo",
    tier: "specified",
    announcedBy: ["ModuleInfo"],
    lists: ["Modules"],
    written: "when the player looks at the modules of the ship",
    journal: "The line has no list.",
  },
  "NavRoute.json": {
    kind: "NavRoute",
    tier: "specified",
    // The game announces a cleared route under a name of its own (deviation D21).
    announcedBy: ["NavRoute", "NavRouteClear"],
    lists: ["Route"],
    written: "when the player plots a route, and in the live game when it is cleared",
    journal: "The line has no list.",
  },
  "Cargo.json": {
    kind: "Cargo",
    tier: "observed",
    announcedBy: ["Cargo"],
    lists: ["Inventory"],
    listInLine: "Inventory",
    written: "when the hold of the ship or SRV changes",
    journal:
      "The first line of a session has the list itself and writes no file; later lines have none, and the list is in the file.",
    content: {
      Vessel: "text",
      Count: "whole",
      Inventory: {
        list: { Name: "text", Name_Localised: "text?", MissionID: "id?", Count: "whole", Stolen: "whole" },
      },
    },
  },
  "Market.json": {
    kind: "Market",
    tier: "observed",
    announcedBy: ["Market"],
    lists: ["Items"],
    written: "when the player opens a commodities market",
    journal: "The line has no list.",
    content: {
      MarketID: "id",
      StationName: "text",
      StationType: "text?",
      CarrierDockingAccess: "text?",
      StarSystem: "text",
      Items: {
        list: {
          id: "id",
          Name: "text",
          Name_Localised: "text?",
          Category: "text",
          Category_Localised: "text?",
          BuyPrice: "whole",
          SellPrice: "whole",
          MeanPrice: "whole",
          StockBracket: "whole",
          DemandBracket: "whole",
          Stock: "whole",
          Demand: "whole",
          Consumer: "flag",
          Producer: "flag",
          Rare: "flag",
        },
      },
    },
  },
  "Outfitting.json": {
    kind: "Outfitting",
    tier: "observed",
    announcedBy: ["Outfitting"],
    lists: ["Items"],
    written: "when the player opens Outfitting",
    journal: "The line has no list.",
    content: {
      MarketID: "id",
      StationName: "text",
      StarSystem: "text",
      Horizons: "flag?",
      Items: { list: { id: "id", Name: "text", BuyPrice: "whole" } },
    },
  },
  "Shipyard.json": {
    kind: "Shipyard",
    tier: "observed",
    announcedBy: ["Shipyard"],
    lists: ["PriceList"],
    written: "when the player opens a shipyard",
    journal: "The line has no list.",
    content: {
      MarketID: "id",
      StationName: "text",
      StarSystem: "text",
      Horizons: "flag?",
      AllowCobraMkIV: "flag?",
      PriceList: { list: { id: "id", ShipType: "text", ShipType_Localised: "text?", ShipPrice: "whole" } },
    },
  },
  "ShipLocker.json": {
    kind: "ShipLocker",
    tier: "observed",
    announcedBy: ["ShipLocker"],
    lists: pocketNames,
    written: "at start-up, when the player boards or leaves a ship, and when the locker changes",
    journal: "Some lines have the four lists too, others none.",
    content: pockets,
  },
  "Backpack.json": {
    kind: "Backpack",
    tier: "observed",
    announcedBy: ["Backpack"],
    lists: pocketNames,
    written: "when the player starts on foot or leaves a ship",
    journal: "The line has the four lists too.",
    content: pockets,
  },
  "FCMaterials.json": {
    kind: "FCMaterials",
    tier: "observed",
    announcedBy: ["FCMaterials"],
    lists: ["Items"],
    written: "when the player trades with the bartender of a fleet carrier",
    journal: "The line has no list.",
    content: {
      MarketID: "id",
      CarrierName: "text",
      CarrierID: "text",
      Items: {
        list: { id: "id", Name: "text", Name_Localised: "text?", Price: "whole", Stock: "whole", Demand: "whole" },
      },
    },
  },
} as const satisfies Readonly<Record<string, CompanionRow>>;

/** The name of a companion file. */
export type CompanionFile = keyof typeof companionTable;

/** The kind of the event in each companion file. */
export type CompanionKinds = { readonly [File in CompanionFile]: (typeof companionTable)[File]["kind"] };

/** The names of the companion files, the three of the specification first. */
export const companionFiles = Object.keys(companionTable) as readonly CompanionFile[];

const rows: Readonly<Record<CompanionFile, CompanionRow>> = companionTable;

/** The kind of the event in each companion file. */
export const companionKinds = Object.fromEntries(
  companionFiles.map((file) => [file, rows[file].kind]),
) as unknown as CompanionKinds;

/** The journal lines that announce that a companion file was written. */
export const announcingEvents = Object.fromEntries(
  companionFiles.map((file) => [file, rows[file].announcedBy]),
) as Readonly<Record<CompanionFile, readonly string[]>>;

/** A companion file whose kind the specification describes. */
export type SpecifiedFile = {
  [File in CompanionFile]: (typeof companionTable)[File]["tier"] extends "specified" ? File : never;
}[CompanionFile];

/** A companion file that only real folders show. */
export type ObservedFile = Exclude<CompanionFile, SpecifiedFile>;

/** Whether the specification describes a companion file. */
export function isSpecifiedFile(file: CompanionFile): file is SpecifiedFile {
  return rows[file].tier === "specified";
}

const specifiedFiles = companionFiles.filter(isSpecifiedFile);

/** The companion files that the specification does not describe. */
export const observedFiles = companionFiles.filter((file): file is ObservedFile => !isSpecifiedFile(file));

/** The companion files of a dialect: the interface of `spec` has three, and says nothing of others. */
export function companionFilesOf(dialect: Dialect): readonly CompanionFile[] {
  return dialect === "spec" ? specifiedFiles : companionFiles;
}

const filesByName: ReadonlyMap<unknown, CompanionFile> = new Map(
  companionFiles.flatMap((file) => rows[file].announcedBy.map((name) => [name, file] as const)),
);

/**
 * Returns the companion file that an event of this name announces; undefined for any other event. With the event itself, a line
 * that has the list of its file, and therefore writes none, announces nothing: the first Cargo of a session.
 */
export function announcedFile(
  eventName: unknown,
  event?: Readonly<Record<string, unknown>>,
): CompanionFile | undefined {
  const file = filesByName.get(eventName);
  const list = file === undefined || event === undefined ? undefined : rows[file].listInLine;
  return list !== undefined && event?.[list] !== undefined ? undefined : file;
}

/** The list that may stand in the line instead of the file; a line with it announces no file. */
export function listInLineOf(file: CompanionFile): string | undefined {
  return rows[file].listInLine;
}

/** The lists that a companion file writes one item per line, by the name of the event in it. */
export const listsByName: ReadonlyMap<unknown, readonly string[]> = new Map(
  companionFiles.flatMap((file) => rows[file].announcedBy.map((name) => [name, rows[file].lists] as const)),
);

/** The shape of a file that the specification does not describe; undefined for the others, which have a declaration. */
export function contentShape(file: CompanionFile): ContentShape | undefined {
  return rows[file].content;
}

type LeafValue<Shape> = Shape extends "text" | "text?"
  ? string
  : Shape extends "flag" | "flag?"
    ? boolean
    : Shape extends "whole" | "whole?"
      ? number
      : number | bigint;

type FieldValue<Shape> = Shape extends { readonly list: infer Item } ? readonly Content<Item>[] : LeafValue<Shape>;

type Content<Shape> = {
  readonly [Field in keyof Shape as Shape[Field] extends `${string}?` ? never : Field]: FieldValue<Shape[Field]>;
} & {
  readonly [Field in keyof Shape as Shape[Field] extends `${string}?` ? Field : never]?: FieldValue<Shape[Field]>;
};

/** The event in a companion file that the specification does not describe. */
export type ObservedFileEvent<File extends ObservedFile> = {
  readonly timestamp: string;
  readonly event: CompanionKinds[File];
} & Content<(typeof companionTable)[File]["content"]>;

/** Cargo in Cargo.json. */
export type CargoFile = ObservedFileEvent<"Cargo.json">;
/** Market in Market.json. */
export type MarketFile = ObservedFileEvent<"Market.json">;
/** Outfitting in Outfitting.json. */
export type OutfittingFile = ObservedFileEvent<"Outfitting.json">;
/** Shipyard in Shipyard.json. */
export type ShipyardFile = ObservedFileEvent<"Shipyard.json">;
/** ShipLocker in ShipLocker.json. */
export type ShipLockerFile = ObservedFileEvent<"ShipLocker.json">;
/** Backpack in Backpack.json. */
export type BackpackFile = ObservedFileEvent<"Backpack.json">;
/** FCMaterials in FCMaterials.json. */
export type FCMaterialsFile = ObservedFileEvent<"FCMaterials.json">;
