import type { PackageManifest } from "../workspace.ts";
import type { Complaint } from "./Lock.ts";

/** The fields of a package.json that name other packages or run something at installation. */
export type JudgedManifest = Pick<PackageManifest, "name" | "dependencies"> & {
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
};

/** Lists direct dependencies without a reason in `docs/dependencies.md`. */
export function judgeReasons(manifests: readonly JudgedManifest[], page: string): readonly Complaint[] {
  const direct = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  );
  const foreign = [...new Set(direct)].filter((name) => !name.startsWith("@shipslog/") && name !== "shipslog");
  const missing = foreign.filter((name) => !page.includes(`\`${name}\``));
  return missing.map((name) => `${name}: docs/dependencies.md does not say why`);
}

/** Lists our packages that would run a script when installed. */
export function judgeScripts(manifests: readonly JudgedManifest[]): readonly Complaint[] {
  const atInstallation = ["preinstall", "install", "postinstall", "prepare"];
  return manifests.flatMap(({ name, scripts = {} }) =>
    atInstallation.filter((script) => script in scripts).map((script) => `${name}: runs ${script} when installed`),
  );
}
