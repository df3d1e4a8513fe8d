import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue } from "@shipslog/contract";
import { statements } from "../../../../../packages/contract/src/generate/specification/statements.ts";
import type { SpecRow } from "../../../../../packages/contract/tests/helpers/specification/strength.ts";
import { root } from "../../../../../tools/workspace.ts";
import type { CaseTable, Play, StatementCases, ValidExample, StatementViolation } from "../Case.ts";
import { completeEvents, type CompleteEvent } from "./completeEvents.ts";
import { editField, hasPath, type Holder } from "./editField.ts";
import { leavesWith } from "./leavesWith.ts";
import { wrongValues } from "./wrongValues.ts";

/** The rows of the document's tables, extracted from its text. */
const rows = JSON.parse(readFileSync(join(root, "packages/contract/spec-table.json"), "utf8")) as readonly SpecRow[];

/** The session of each complete event as it is, made once so that it is judged once. */
const unchanged = new Map<CompleteEvent, Play>(completeEvents.map((each) => [each, each.placed(each.event)]));

/** Cases for every row of a field: each wrong type, absence, and the values that its note lists. */
export function fieldCases(): CaseTable {
  const cases = rows
    .filter(({ path }) => path !== "timestamp" && path !== "event")
    .map((row) => [numberOf(row), casesOf(row)] as const);
  const byNumber = Map.groupBy(cases, ([number]) => number);
  return Object.fromEntries(
    [...byNumber].map(([number, own]) => [
      number,
      {
        violations: own.flatMap(([, { violations }]) => violations),
        valid: own.flatMap(([, { valid }]) => valid),
      },
    ]),
  );
}

/** The number of the statement that a row became; those of notes on the same field have a letter. */
function numberOf({ kind, path }: SpecRow): string {
  const found = statements.find(
    ({ number, declared }) => /^2\.\d+\.\d+$/.test(number) && declared.includes(`${kind}.${path}`),
  );
  if (found === undefined) throw new Error(`no statement for ${kind}.${path}`);
  return found.number;
}

function casesOf(row: SpecRow): StatementCases {
  const { kind, path } = row;
  const complete = completeEvents.find(({ event }) => event["event"] === kind && hasPath(event, path));
  if (complete === undefined) throw new Error(`no complete event has ${kind}.${path}`);
  const change = (edit: (holder: Holder, key: string) => void) => {
    const { event, pointer } = editField(complete.event, path, edit);
    return { play: complete.placed(event), pointer };
  };
  const set = (value: JsonValue) => change((holder, key) => (holder[key] = value));
  return { violations: violationsOf(row, set, change), valid: validOf(row, unchanged.get(complete)!, set, change) };
}

interface Changed {
  readonly play: Play;
  readonly pointer: string;
}
type Set = (value: JsonValue) => Changed;
type Change = (edit: (holder: Holder, key: string) => void) => Changed;

function violationsOf(
  { kind, path, type, required, strength, values }: SpecRow,
  set: Set,
  change: Change,
): StatementViolation[] {
  const name = `${kind}.${path}`;
  const isList = type.startsWith("array");
  const wrong = wrongValues(type).map((value): StatementViolation => {
    const { play, pointer } = set(value);
    const isElement = isList && Array.isArray(value) && value.length > 0;
    return {
      what: `${name} is ${JSON.stringify(value)}`,
      level: "error",
      play,
      pointer: isElement ? `${pointer}/0` : pointer,
    };
  });
  const absent: StatementViolation[] = required
    ? [
        {
          what: `${name} is absent`,
          level: "error",
          ...change((holder, key) => void Reflect.deleteProperty(holder, key)),
        },
      ]
    : [];
  if (values === null || strength === "example") return [...wrong, ...absent];
  const other = type === "integer" ? 33 : "Nonsense";
  const { play, pointer } = set(isList ? [other] : other);
  const level = strength === "seen" ? "note" : "error";
  const unlisted: StatementViolation = {
    what: `${name} is ${other}`,
    level,
    play,
    pointer: isList ? `${pointer}/0` : pointer,
  };
  return [...wrong, ...absent, unlisted];
}

function validOf({ kind, path, type, required, strength, values }: SpecRow, whole: Play, set: Set, change: Change) {
  const name = `${kind}.${path}`;
  const left = required ? undefined : leavesWith(kind, path);
  const listed = (values ?? []).map((value) => (type === "integer" ? Number(value) : value));
  const allowed: readonly JsonValue[] = [...listed, ...(strength === "example" ? ["Something else"] : [])];
  const shown = type.startsWith("array") ? allowed.map((value) => [value]) : allowed;
  const valid: ValidExample[] = [
    { what: `${name} is present`, play: whole },
    ...shown.map((value) => ({ what: `${name} is ${JSON.stringify(value)}`, play: set(value).play })),
  ];
  if (left === undefined) return valid;
  const { play } = change((holder, key) => {
    for (const each of [key, ...left]) Reflect.deleteProperty(holder, each);
  });
  return [...valid, { what: `${name} is absent`, play }];
}
