import { compareGameVersions } from "../../journal/gameVersion.ts";
import { fieldArrivals, kindArrivals, toldArrivalOf } from "../../observed/arrivals.ts";
import type { KindHistory } from "../../observed/KindHistory.ts";
import { readDeclarations, readHistories } from "./evidence.ts";

/** What the arrivals of a kind follow from: the versions that wrote it, and its fields with the first version of each. */
interface Seen {
  readonly kind: string;
  readonly versions: readonly string[];
  readonly fields: readonly { readonly path: string; readonly since?: string | undefined }[];
  /** Whether what was read about the versions between is in it. */
  readonly isComplete?: true;
}

/** The oldest game that a session can be simulated as; what it wrote needs no row. */
const oldest = "2.4";

/** Between 2.2 and 3.4 no journal is at hand; what came in between is taken to have come with 3.0, which changed nearly every kind. */
const gap = "3.0";
const afterGap = "3.4";

/** The module with the version that brought each kind and each field, by kind and path; the path of a kind itself is empty. */
export function arrivalsModule(): string {
  const rows = [...readDeclarations, ...readHistories.map(seenIn)]
    .map((seen) => [seen.kind, arrivalsOf(seen)] as const)
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `/** The version of the game that brought each kind and each of its fields, where it came after ${oldest}; the path of the kind itself is empty. */
export const arrivals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${rows.map(([kind, fields]) => `  ${kind}: ${JSON.stringify(fields)},`).join("\n")}
};
`;
}

/** What the history of a specified kind shows; what was read about its fields is in it, so that nothing is left to bridge. */
function seenIn({ kind, since, versions, fields }: KindHistory): Seen {
  const told = Object.keys(fieldArrivals).flatMap((name) =>
    name.startsWith(`${kind}.`) ? [{ path: name.slice(kind.length + 1) }] : [],
  );
  return {
    kind,
    versions: [...(since === undefined ? [] : [since]), ...Object.keys(versions)],
    fields: [...fields, ...told],
    isComplete: true,
  };
}

function arrivalsOf({ kind, versions, fields, isComplete }: Seen): Readonly<Record<string, string>> {
  const first = versions[0] ?? oldest;
  const arrivals = new Map([["", kindArrivals[kind] ?? (first === afterGap ? gap : first)]]);
  const holderArrival = (path: string) => (path === "" ? oldest : (arrivals.get(holderOf(path)) ?? oldest));
  const sinceByPath = new Map(fields.map(({ path, since }) => [path, since]));
  for (const { path, since } of fields) {
    // A field that came with what holds it came when that did, whatever is told about it.
    const own = since === sinceByPath.get(holderOf(path)) ? undefined : since;
    const came =
      toldArrival(kind, path, own) ?? (own === undefined ? oldest : isComplete ? own : bridged(own, versions));
    arrivals.set(path, latest(came, holderArrival(path)));
  }
  const later = [...arrivals].filter(([path, came]) => isLater(came, latest(oldest, holderArrival(path))));
  return Object.fromEntries(later);
}

/** What was read about a field; where every kind is meant, journals that show another arrival of this kind are right. */
function toldArrival(kind: string, path: string, since: string | undefined): string | undefined {
  return since === undefined ? toldArrivalOf(kind, path) : fieldArrivals[`${kind}.${path}`];
}

/** The first version that wrote a field, or 3.0 where the version before it that wrote the kind is older than the gap. */
function bridged(since: string, versions: readonly string[]): string {
  const before = versions.filter((version) => isLater(since, version)).at(-1) ?? oldest;
  return isLater(gap, before) ? gap : since;
}

const isLater = (one: string, other: string): boolean => compareGameVersions(one, other) > 0;
const latest = (one: string, other: string): string => (isLater(one, other) ? one : other);

/** The path of the object or list that holds a field; empty for the event itself. */
function holderOf(path: string): string {
  if (path.endsWith("[]")) return path.slice(0, -2);
  const dot = path.lastIndexOf(".");
  return dot < 0 ? "" : path.slice(0, dot);
}
