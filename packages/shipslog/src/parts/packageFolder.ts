import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this package; built code is in `dist` itself, and this source one level deeper. */
export const packageFolder = fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? "../.." : "..", import.meta.url));

/** The fields of package.json that the command reads. */
interface Manifest {
  readonly version: string;
  readonly engines: { readonly node: string };
}

/** Reads the package.json of this package. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as Manifest;
}
