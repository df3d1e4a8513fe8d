import type { SkippedTest } from "../../lab/needs/skips.ts";

/** How the unit tests of one package went under node.exe. */
export interface PackageTests {
  readonly name: string;
  /** The commit that was checked out, ending in `-dirty` when files differed from it. */
  readonly commit: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly Pick<SkippedTest, "name" | "reason">[];
}

/** Something that was tried, and what was wrong with it. */
export interface Tried {
  readonly group: TrialGroup;
  readonly what: string;
  readonly wrong?: string;
}

/** What the trials are about. */
export type TrialGroup = "exe" | "cut" | "full" | "scenario" | "share" | "status" | "folder" | "cockpit" | "linux";

/** The fastest start of `--version` in milliseconds: as one file, and by Node from the built package. */
export interface Starts {
  readonly fileMs: number;
  readonly nodeMs: number;
}

/** What `npm run windows` tried, with what, and how it went. */
export interface WindowsRecord {
  readonly date: string;
  /** The commit of the trials. */
  readonly commit: string;
  readonly versions: { readonly wine: string; readonly node: string; readonly duckdb: string };
  /** How many lines the native program wrote in each share mode. */
  readonly lines: number;
  readonly packages: readonly PackageTests[];
  readonly trials: readonly Tried[];
  /** The files for people, in bytes. */
  readonly files: Readonly<Record<string, number>>;
  readonly starts: { readonly linux: Starts; readonly windows: Starts };
}
