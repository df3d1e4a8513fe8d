import {
  fieldPath,
  resolvePointer,
  type Issue,
  type IssueCode,
  type JsonObject,
  type Position,
} from "@shipslog/contract";
import { copySlice } from "@shipslog/contract/text";
import { driftKey, maxDrifts, type Drift, type DriftIdentity, type DriftSort } from "./Drift.ts";

/** The event, and its text and position, in which something unknown appears. */
interface DriftSource {
  readonly kind: string;
  readonly position: Position | undefined;
  readonly raw: string;
  readonly event: JsonObject;
}

const maxSampleLength = 4000;

/** The issues of the contract that report something unknown, with its sort. */
const sorts: Readonly<Partial<Record<IssueCode, DriftSort>>> = {
  "unknown-field": "field",
  "value-unseen": "value",
  "value-outside-set": "value",
  "unknown-bit": "bit",
};

/** Collects what the contract does not know from one session. */
export class DriftCollector {
  readonly #byKey = new Map<string, Drift & { count: number }>();
  /** The last line that was copied. */
  #sampled = { raw: "", sample: "" };
  #gameVersions: readonly string[] = [];

  /** Reads the game version from a file header; it applies to everything added after. */
  readHeader(header: JsonObject): void {
    const version = header["gameversion"];
    this.#gameVersions = typeof version === "string" ? [version] : [];
  }

  /** Counts an event whose kind is neither specified nor observed. */
  addKind(source: DriftSource): void {
    this.#add({ sort: "kind", kind: source.kind, path: "", value: "" }, source);
  }

  /** Counts a field that was never observed in an event of an observed kind. */
  addField(pointer: string, source: DriftSource): void {
    this.#add({ sort: "field", kind: source.kind, path: fieldPath(pointer), value: "" }, source);
  }

  /** Counts an issue that reports something unknown; ignores other issues. */
  addIssue(issue: Issue, source: DriftSource): void {
    const sort = sorts[issue.code];
    if (sort === undefined) return;
    const path = fieldPath(issue.pointer);
    if (sort !== "bit") {
      this.#add({ sort, kind: source.kind, path, value: sort === "field" ? "" : issue.received }, source);
      return;
    }
    const value = Number(resolvePointer(source.event, issue.pointer));
    for (let bit = 23; bit < 32; bit++) {
      if (((value >>> bit) & 1) === 1) this.#add({ sort, kind: source.kind, path, value: String(bit) }, source);
    }
  }

  /** All drifts in order of appearance. */
  drifts(): readonly Drift[] {
    return [...this.#byKey.values()];
  }

  #add(identity: DriftIdentity, { position, raw }: DriftSource): void {
    const key = driftKey(identity);
    const before = this.#byKey.get(key);
    if (before !== undefined) before.count++;
    else if (this.#byKey.size < maxDrifts) {
      this.#byKey.set(key, {
        ...identity,
        count: 1,
        gameVersions: this.#gameVersions,
        firstPosition: position,
        firstSample: this.#sampleOf(raw),
      });
    }
  }

  /** A long line with many unknown values is copied once. */
  #sampleOf(raw: string): string {
    if (raw !== this.#sampled.raw) this.#sampled = { raw, sample: copySlice(raw, 0, maxSampleLength) };
    return this.#sampled.sample;
  }
}
