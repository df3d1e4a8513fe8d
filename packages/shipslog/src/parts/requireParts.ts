import { EnvironmentError } from "../failure/errors.ts";
import { readVersion } from "./version.ts";
import type { Installation, InstallationKind } from "./nodeInstallation.ts";

/** Lists the parts that are not installed in the version that the command needs. */
export function missingParts(needed: readonly PartName[], installation: Installation): readonly PartName[] {
  return needed.filter((name) => installation.versionOf(parts[name].package) !== versionOf(parts[name]));
}

/** Throws an EnvironmentError that names the one command to add what is missing. */
export function requireParts(
  needed: readonly PartName[],
  { installation }: { readonly installation: Installation },
): void {
  const missing = missingParts(needed, installation);
  if (missing.length === 0) return;
  const found = missing.map((name): OptionalPart => parts[name]);
  const names = found.map((part) => `${part.package} (with ${part.brings})`).join(" and ");
  const versioned = found.map((part) => `${part.package}@${versionOf(part)}`);
  const isInFull = found.every(({ foreignVersion }) => foreignVersion === undefined);
  throw new EnvironmentError(`this needs ${names}; ${advice[installation.kind](versioned, isInFull)}`);
}

/** How to add packages; `npx` cannot add to what it has installed. */
const advice: Readonly<Record<InstallationKind, (packages: readonly string[], isInFull: boolean) => string>> = {
  project: (packages) => `add it with: npm install ${packages.join(" ")}`,
  global: (packages) => `add it with: npm install --global ${packages.join(" ")}`,
  npx: (packages) =>
    `run it with: npx ${[`shipslog@${readVersion()}`, ...packages].map((each) => `--package ${each}`).join(" ")} shipslog …`,
  file: (packages, isInFull) =>
    `one file cannot hold it; ${isInFull ? "take the archive shipslog-full for this system, or " : ""}install Node, then: npm install --global shipslog ${packages.join(" ")}`,
};

/** A part of Shipslog that is installed on request, because most users never need it. */
interface OptionalPart {
  /** The package that holds it. */
  readonly package: string;
  /** What comes with it, as the message says it. */
  readonly brings: string;
  /** The version of a package that is not ours; ours have the version of the command, and are in the archive shipslog-full. */
  readonly foreignVersion?: string;
}

const versionOf = ({ foreignVersion }: OptionalPart): string => foreignVersion ?? readVersion();

/** The optional parts. */
const parts = {
  archive: { package: "@shipslog/archive", brings: "DuckDB" },
  fleet: { package: "@shipslog/fleet", brings: "the client of NATS" },
  quicktype: { package: "quicktype-core", brings: "types for other languages", foreignVersion: "26.0.0" },
} as const satisfies Readonly<Record<string, OptionalPart>>;

/** The name of an optional part. */
export type PartName = keyof typeof parts;
