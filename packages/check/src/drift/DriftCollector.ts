import {
  fieldPath,
  resolvePointer,
  type Issue,
  type IssueCode,
  type JsonObject,
  type Position,
} from "@shipslog/contract";
import { driftKey, maxDrifts, type Drift, type DriftIdentity, type DriftSort } from "./Drift.ts";

/** Where something was met. */
export interface DriftSource {
  readonly kind: string;
  readonly position: Position | undefined;
  readonly raw: string;
  readonly event: JsonObject;
}

const longestSample = 4000;

/** Which issues of the contract speak of something it does not know, and of what sort. */
const sorts: Readonly<Partial<Record<IssueCode, DriftSort>>> = {
  "unknown-field": "field",
  "value-unseen": "value",
  "value-outside-set": "value",
  "unknown-bit": "bit",
};

/** Collects what the contract does not know from one session. */
export class DriftCollector {
  readonly #met = new Map<string, Drift & { count: number }>();
  #gameVersions: readonly string[] = [];

  /** Takes the version of the game from the header of a file; from then on it counts for what is met. */
  readHeader(header: JsonObject): void {
    const version = header["gameversion"];
    this.#gameVersions = typeof version === "string" ? [version] : [];
  }

  /** Counts an event whose kind is not one of the sixteen. */
  addKind(sighting: DriftSource): void {
    this.#add({ sort: "kind", kind: sighting.kind, path: "", value: "" }, sighting);
  }

  /** Counts an issue that speaks of something unknown; others are left alone. */
  addIssue(issue: Issue, sighting: DriftSource): void {
    const sort = sorts[issue.code];
    if (sort === undefined) return;
    const path = fieldPath(issue.pointer);
    if (sort !== "bit") {
      this.#add({ sort, kind: sighting.kind, path, value: sort === "field" ? "" : issue.received }, sighting);
      return;
    }
    const value = Number(resolvePointer(sighting.event, issue.pointer));
    for (let bit = 23; bit < 32; bit++) {
      if (((value >>> bit) & 1) === 1) this.#add({ sort, kind: sighting.kind, path, value: String(bit) }, sighting);
    }
  }

  /** Everything met, in the order it was met. */
  drifts(): readonly Drift[] {
    return [...this.#met.values()];
  }

  #add(identity: DriftIdentity, { position, raw }: DriftSource): void {
    const key = driftKey(identity);
    const before = this.#met.get(key);
    if (before !== undefined) before.count++;
    else if (this.#met.size < maxDrifts) {
      this.#met.set(key, {
        ...identity,
        count: 1,
        gameVersions: this.#gameVersions,
        firstPosition: position,
        firstSample: raw.slice(0, longestSample),
      });
    }
  }
}
