/** The data about observed kinds, against the journals that it is described from. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isKind, validate, type JsonValue } from "@shipslog/contract";
import { KindObserver, type ReviewedValues } from "@shipslog/contract/internal";
import {
  observedKinds,
  observedTypes,
  kindTier,
  type ObservedDeclaration,
  type ObservedField,
} from "@shipslog/contract/observed";
import { observedDeclarations, observedTotals } from "@shipslog/contract/observed/declarations";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { root } from "../../../tools/workspace.ts";
import { readSchema } from "./helpers/publishedSchemas.ts";

const folder = join(root, "packages/contract/observed");
const reviewed = JSON.parse(readFileSync(join(folder, "values.json"), "utf8")) as ReviewedValues;
const reviewedTexts = new Set(Object.values(reviewed).flat());

describe("the declarations of observed kinds", () => {
  it("keep no text beside field names, types, game versions and the reviewed values", () => {
    const declarations = JSON.parse(readFileSync(join(folder, "kinds.json"), "utf8")) as readonly ObservedDeclaration[];
    expect(declarations).toHaveLength(observedKinds.length);
    for (const declaration of declarations) {
      const { kind } = declaration;
      expect({ kind, unexplained: unexplainedTexts(declaration) }).toEqual({ kind, unexplained: [] });
    }
  });

  it("keep a reviewed value only for the field it was reviewed for", () => {
    for (const { kind, fields } of observedDeclarations) {
      for (const { path, values = {} } of fields) {
        expect(reviewed[`${kind}.${path}`] ?? []).toEqual(expect.arrayContaining(Object.keys(values)));
      }
    }
  });

  it("cover at least 99.9 % of the lines together with the specified kinds", () => {
    const { lines, specified, observed, notEvents } = observedTotals;
    expect(specified.events + observed.events + notEvents).toBe(lines);
    expect((specified.events + observed.events) / lines).toBeGreaterThan(0.999);
    const sum = (of: (declaration: ObservedDeclaration) => number) =>
      observedDeclarations.reduce((total, declaration) => total + of(declaration), 0);
    expect(sum(({ events }) => events)).toBe(observed.events);
    expect(sum(({ fields }) => fields.length)).toBe(observed.fields);
    expect(observedDeclarations.map(({ kind }) => kind)).toEqual([...observedKinds]);
    expect(observedKinds.filter((kind) => kindTier(kind) !== "observed")).toEqual([]);
  });
});

/** Every text of a declaration that is not of a permitted sort. */
function unexplainedTexts({ kind, versions, fields, together, ...rest }: ObservedDeclaration): readonly string[] {
  const paths = fields.map(({ path }) => path);
  const names = [kind, ...paths.flatMap((path) => path.split(/\.|\[\]/)).filter((name) => name !== "")];
  return [
    ...names.filter((name) => !/^[A-Za-z][A-Za-z0-9_]{0,80}$/.test(name)),
    ...[...versions, ...fields.flatMap(versionsIn)].filter((text) => !/^\d+(\.\d+){1,2}$/.test(text)),
    ...together.flat().filter((path) => !paths.includes(path)),
    ...fields.flatMap(({ types }) => Object.keys(types)).filter((type) => !observedTypes.includes(type as never)),
    ...fields.flatMap(({ values = {} }) => Object.keys(values)).filter((text) => !reviewedTexts.has(text)),
    ...Object.values(rest).filter((value) => typeof value !== "number"),
  ];
}

function versionsIn({ since, until, always, former = {} }: ObservedField): readonly string[] {
  return [since, until, always, ...Object.values(former)].filter((version) => version !== undefined);
}

/** Fields that hold the name of a commander, a station or a system, an identifier of a player, or a text that somebody typed. */
const personalFields = new Set(
  [
    "Commander",
    "FID",
    "CommanderName",
    "PilotName",
    "NpcCrewName",
    "CrewName",
    "Callsign",
    "ShipName",
    "ShipIdent",
    "UserShipName",
  ]
    .concat([
      "UserShipId",
      "StationName",
      "NearestDestination",
      "StarSystem",
      "System",
      "SystemName",
      "DestinationSystem",
    ])
    .concat([
      "DestinationStation",
      "NewDestinationSystem",
      "NewDestinationStation",
      "From",
      "To",
      "Message",
      "Text",
      "Filename",
    ])
    .concat(["Body", "BodyName", "CarrierName", "OtherPilots", "KillerName", "Interdictor", "Group", "SquadronName"]),
);
/** Kinds whose field `Name` names a person or something that a person has named. */
const personalNames = new Set(
  [
    "Commander",
    "LoadGame",
    "Friends",
    "WingAdd",
    "WingInvite",
    "CarrierStats",
    "CrewAssign",
    "CrewHire",
    "CrewFire",
  ].concat(["NewCommander", "CarrierNameChange"]),
);

/** Recipients of SendText that are channels and not persons. */
const channels = ["wing", "Mothership"];

/** Adds every personal text of a value. */
function collectPersonal(kind: string, value: JsonValue, name: string, found: Set<string>): void {
  if (typeof value === "string") {
    const isPersonal = personalFields.has(name) || (name === "Name" && personalNames.has(kind));
    if (isPersonal && value !== "" && !channels.includes(value)) found.add(value);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      collectPersonal(kind, inner, Array.isArray(value) ? name : key, found);
    }
  }
}

needs(corpusFolder).describe("in the journals of the corpus", () => {
  it("every event of any kind is valid in live, and none is an error without the declarations", async () => {
    const refused: string[] = [];
    let events = 0;
    for await (const { file, line, text } of corpusLines()) {
      const parsed = parseLine(text);
      if (!parsed.ok) continue;
      events++;
      const judged = validate(parsed.event, { dialect: "live", observed: observedDeclarations });
      if (!judged.ok || !validate(parsed.event).ok) refused.push(`${file.name}:${line}`);
    }
    expect(refused).toEqual([]);
    expect(events).toBeGreaterThan(10_000);
  }, 120_000);

  it("no name of a commander, a station or a system and no message is a reviewed value", async () => {
    const personal = new Set<string>();
    for await (const { text } of corpusLines()) {
      const parsed = parseLine(text);
      if (parsed.ok) collectPersonal(parsed.kind, parsed.event, "", personal);
    }
    expect(personal.size).toBeGreaterThan(1000);
    expect([...reviewedTexts].filter((text) => personal.has(text))).toEqual([]);
  }, 120_000);
});

needs(corpusFolder).it(
  "the published JSON Schemas of observed kinds accept every real event",
  async () => {
    const ajv = new Ajv2020({ strict: false });
    const schemas = new Map(observedKinds.map((kind) => [kind as string, ajv.compile(readSchema(kind))]));
    const rejected: string[] = [];
    let events = 0;
    for await (const { text } of corpusLines({ everyNthFile: 20 })) {
      const isValid = schemas.get(peekEventName(text) ?? "");
      if (isValid === undefined) continue;
      events++;
      if (!isValid(JSON.parse(text))) rejected.push(`${text} ${ajv.errorsText(isValid.errors)}`);
    }
    expect(events).toBeGreaterThan(1000);
    expect(rejected).toEqual([]);
  },
  120_000,
);

/** Counts by an independent program, of the same journals. */
interface FieldStatistics {
  readonly [set: string]: {
    readonly kinds: Readonly<
      Record<string, { readonly lines: number; readonly fields: Readonly<Record<string, IndependentField>> }>
    >;
  };
}

interface IndependentField {
  readonly seen: number;
  readonly types: Readonly<Record<string, number>>;
}

const independent = needs("../shared/research/field-stats.json", corpusFolder);

independent.describe("the observer and an independent program", () => {
  it("count the same fields and types", async () => {
    const statistics = JSON.parse(readFileSync(independent.path, "utf8")) as FieldStatistics;
    const wanted = statistics["D_rster2002_2021_2026"]?.kinds ?? {};
    const observer = new KindObserver();
    for await (const { text } of corpusLines({ archives: ["more"], everyNthFile: 1 })) {
      if (!isKind(peekEventName(text))) continue;
      const parsed = parseLine(text);
      if (parsed.ok) observer.add(parsed.kind, parsed.event, text);
    }
    const declarations = observer.declarations({});
    expect(Object.keys(wanted).length).toBeGreaterThan(10);
    for (const [kind, { lines, fields }] of Object.entries(wanted)) {
      const ours = declarations.find((declaration) => declaration.kind === kind);
      const counts = ours?.fields.map(({ path, seen, types }) => [path, { seen, types: Object.keys(types).length }]);
      const theirs = Object.entries(fields).map(([path, { seen, types }]) => [path, { seen, types: typeCount(types) }]);
      const seen = { kind, events: ours?.events, fields: Object.fromEntries(counts ?? []) as object };
      expect(seen).toEqual({ kind, events: lines, fields: Object.fromEntries(theirs) as object });
    }
  }, 120_000);
});

/** The other program counts whole and fractional numbers of one field apart. */
function typeCount(types: Readonly<Record<string, number>>): number {
  return new Set(Object.keys(types).map((type) => (type === "float" ? "integer" : type))).size;
}
