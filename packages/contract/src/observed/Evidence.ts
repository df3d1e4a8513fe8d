import { compareGameVersions } from "../journal/gameVersion.ts";

/** Whose journal something was seen in, and which game wrote it; undefined where the journal does not say. */
export interface Origin {
  readonly commander: string | undefined;
  readonly version: string | undefined;
}

/** What one version of the game shows of a place. */
interface OfVersion {
  count: number;
  readonly commanders: Set<string>;
}

/** Counts by version how often something was seen, and in whose journals. */
export class Evidence {
  readonly #byVersion = new Map<string, OfVersion>();

  /** The known versions, oldest first. */
  get versions(): readonly string[] {
    return [...this.#byVersion.keys()].toSorted(compareGameVersions);
  }

  /** How often it was seen in a version. */
  countIn(version: string): number {
    return this.#byVersion.get(version)?.count ?? 0;
  }

  /** How many commanders showed it, in some versions or in all. */
  commandersIn(versions: readonly string[] = this.versions): number {
    return new Set(versions.flatMap((version) => [...(this.#byVersion.get(version)?.commanders ?? [])])).size;
  }

  /** Counts what a journal shows; one of an unknown version proves nothing about any. */
  add({ commander, version }: Origin, count: number): void {
    if (version === undefined) return;
    const known = this.#of(version);
    known.count += count;
    if (commander !== undefined) known.commanders.add(commander);
  }

  /** Adds other evidence. */
  absorb(other: Evidence): void {
    for (const [version, { count, commanders }] of other.#byVersion) {
      const known = this.#of(version);
      known.count += count;
      for (const commander of commanders) known.commanders.add(commander);
    }
  }

  #of(version: string): OfVersion {
    const known = this.#byVersion.get(version);
    if (known !== undefined) return known;
    const fresh = { count: 0, commanders: new Set<string>() };
    this.#byVersion.set(version, fresh);
    return fresh;
  }
}
