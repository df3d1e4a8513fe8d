import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPackages, root } from "../workspace.ts";
import {
  iconResources,
  readResources,
  resourceTypes,
  versionResource,
  withResources,
  writeChecksum,
} from "./windowsResources.ts";

/** Pixels of the icons; `npm run pictures -- icon` draws them. */
export const iconSizes = [16, 32, 48, 256] as const;

/** Writes a copy of node.exe that says that it is Shipslog: name, version, company and icon. Its signature is of Node, and left out. */
export function brandWindows(node: string, target: string): void {
  const file = readFileSync(node);
  const version = readPackages()[0]?.manifest.version ?? "";
  const icons = iconSizes.map((size) => readFileSync(join(root, `docs/pictures/icon-${size}.png`)));
  const kept = readResources(file).filter(({ type }) => type === resourceTypes.manifest);
  const details = versionResource(version, {
    CompanyName: "The Shipslog authors",
    FileDescription: "Shipslog, tools for the journal of Elite Dangerous",
    FileVersion: version,
    InternalName: "shipslog",
    LegalCopyright:
      "The Shipslog authors, MIT licence. Has Node.js inside, copyright Node.js contributors, MIT licence.",
    OriginalFilename: "shipslog.exe",
    ProductName: "Shipslog",
    ProductVersion: version,
  });
  writeFileSync(target, withResources(file, [...iconResources(icons), details, ...kept]));
}

/** Writes the checksum of a program after its last change. */
export function sealWindows(path: string): void {
  const file = readFileSync(path);
  writeChecksum(file);
  writeFileSync(path, file);
}
