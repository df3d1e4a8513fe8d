import { compareGameVersions } from "../journal/gameVersion.ts";
import type { ObservedDeclaration, ObservedField } from "./ObservedDeclaration.ts";

/** Which game wrote a line, and whether it is still as that game wrote it. */
export interface LineOrigin {
  /** The version as `4.0`; undefined when the journal does not say. */
  readonly version: string | undefined;
  /** False for a line that another tool rewrote: nothing that is absent there proves anything about the game. */
  readonly isNative: boolean;
}

/** How sure something is for a line: `certain` is worth a warning, `likely` a note, `open` nothing. */
type Proof = "certain" | "likely" | "open";

/** How sure it is that a line has a field, and that the field has one of its types. */
export interface FieldProof {
  readonly presence: Proof;
  readonly types: Proof;
}

/** Fewer of these prove nothing. Lines of one evening or one version are alike, so people and versions count as well as objects. */
const evidenceMin = { commanders: 5, versions: 2, objects: 200, values: 50 } as const;

/** How fields end that are absent where there is nothing to translate, or where a player gave no name. */
const leftOutEndings = [
  "_Localised",
  "ShipIdent",
  "UserShipName",
  "UserShipId",
  "SquadronName",
  "CrewName",
  "ShipsHere[].Name",
  "ShipsRemote[].Name",
];

function isLeftOut(path: string): boolean {
  return path === "ShipName" || leftOutEndings.some((ending) => path.endsWith(ending));
}

/** What many commanders and versions show about a field, for lines of one origin. */
export function proveField(field: ObservedField, kind: ObservedDeclaration, origin: LineOrigin): FieldProof {
  const { path, seen, of, always } = field;
  const isAlways = (seen === of || always !== undefined) && !path.endsWith("[]") && !isLeftOut(path);
  const types = seen < evidenceMin.values ? "open" : proofSince(field.since, field, kind, origin);
  return {
    presence:
      isAlways && origin.isNative && seen >= evidenceMin.objects
        ? proofSince(always ?? field.since, field, kind, origin)
        : "open",
    types: types === "certain" && !origin.isNative ? "likely" : types,
  };
}

function proofSince(
  since: string | undefined,
  { until, commanders }: ObservedField,
  { versions, commanders: all }: ObservedDeclaration,
  { version }: LineOrigin,
): Proof {
  const last = versions.at(-1) ?? "";
  const isWithin = (each: string) =>
    (since === undefined || compareGameVersions(each, since) >= 0) &&
    (until === undefined || compareGameVersions(each, until) <= 0);
  if ((commanders ?? all) < evidenceMin.commanders) return "open";
  if (versions.filter(isWithin).length < evidenceMin.versions) return "open";
  if (version !== undefined && versions.includes(version)) return isWithin(version) ? "certain" : "open";
  // A game that is newer than all observed ones may have changed, and a line that does not say its version may be of it.
  const mayBeNewer = version === undefined || compareGameVersions(version, last) > 0;
  return mayBeNewer && isWithin(last) ? "likely" : "open";
}
