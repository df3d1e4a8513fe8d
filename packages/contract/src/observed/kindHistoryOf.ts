import { alwaysSince, placedFieldsOf, formerTypes, typesOf, type PlacedTally } from "./declare.ts";
import type { Evidence } from "./Evidence.ts";
import type { FieldChange, FieldEvidence, FieldHistory, KindHistory, ToldChange } from "./KindHistory.ts";
import type { ObservedType } from "./ObservedDeclaration.ts";
import type { ObjectTally } from "./tallies.ts";

/**
 * A field came or went when the versions without it had so many objects, of so many people, that chance does not explain its absence; the
 * field itself must be known from as many people.
 */
const evidenceMin = { expected: 30, commanders: 2 } as const;

/** The history of a kind: what its events show by version, and what was read about the versions between. */
export function kindHistoryOf(kind: string, events: ObjectTally, told: readonly ToldChange[]): KindHistory {
  const toldHere = new Map(told.filter((each) => each.kind === kind).map((each) => [each.path, each]));
  const placed = placedFieldsOf(events, "").filter(({ path }) => !path.endsWith("[]"));
  const fields = placed.flatMap((field) => fieldHistory(field, toldHere.get(field.path)));
  const { evidence } = events;
  const since = toldHere.get("")?.since ?? evidence.versions[0];
  return {
    kind,
    ...(since === undefined ? {} : { since }),
    versions: Object.fromEntries(
      evidence.versions.map((version) => [
        version,
        { events: evidence.countIn(version), commanders: evidence.commandersIn([version]) },
      ]),
    ),
    fields: [...fields, ...unseen(toldHere, placed)],
  };
}

/** What was read about fields that no journal at hand has. */
function unseen(told: ReadonlyMap<string, ToldChange>, placed: readonly PlacedTally[]): readonly FieldHistory[] {
  const paths = new Set(placed.map(({ path }) => path));
  return [...told.values()]
    .filter(({ path }) => path !== "" && !paths.has(path))
    .map(({ kind: _kind, ...change }) => ({ ...change, evidence: {} }));
}

function fieldHistory({ path, tally, holders }: PlacedTally, told: ToldChange | undefined): readonly FieldHistory[] {
  const { kind: _, ...read } = told ?? { kind: undefined };
  const shown = { ...changeOf(tally.evidence, holders), former: formerTypes(tally), ...read };
  const change = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
  if (Object.keys(change).length === 0) return [];
  const types = shown.until === undefined ? {} : { types: Object.keys(typesOf(tally)) as ObservedType[] };
  return [{ path, ...change, ...types, evidence: evidenceOf(tally.evidence, holders) }];
}

function changeOf(field: Evidence, holders: Evidence): Partial<FieldChange> {
  const first = field.versions[0];
  const last = field.versions.at(-1);
  const before = holders.versions.slice(0, holders.versions.indexOf(first ?? ""));
  const after = holders.versions.slice(holders.versions.indexOf(last ?? "") + 1);
  const isMissedIn = (versions: readonly string[]) => isMissed(field, holders, versions);
  const always = alwaysSince(field, holders);
  return {
    ...(first !== undefined && isMissedIn(before) ? { since: first } : {}),
    ...(last !== undefined && isMissedIn(after) ? { until: last } : {}),
    ...(always === undefined || always === holders.versions[0] ? {} : { always }),
  };
}

/** Tells whether these versions, none of which has the field, would have it if it had been written then as often as later. */
function isMissed(field: Evidence, holders: Evidence, versions: readonly string[]): boolean {
  const count = (evidence: Evidence, some: readonly string[]) =>
    some.reduce((sum, version) => sum + evidence.countIn(version), 0);
  const written = field.versions;
  const expected = (count(field, written) / count(holders, written)) * count(holders, versions);
  const commanders = Math.min(holders.commandersIn(versions), field.commandersIn());
  return expected >= evidenceMin.expected && commanders >= evidenceMin.commanders;
}

function evidenceOf(field: Evidence, holders: Evidence): Readonly<Record<string, FieldEvidence>> {
  return Object.fromEntries(
    holders.versions.map((version) => [
      version,
      { seen: field.countIn(version), of: holders.countIn(version), commanders: holders.commandersIn([version]) },
    ]),
  );
}
