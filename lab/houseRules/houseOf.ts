import type { PackageManifest } from "../workspace.ts";
import { parseSource, type House, type Source } from "./House.ts";

/** Builds a house from texts, for a test that shows a rule failing. */
export function houseOf(
  files: Readonly<Record<string, string>>,
  given: Partial<Omit<House, "sources" | "beside">> = {},
): House {
  const all = Object.entries(files).map(([path, text]) => parseSource(path, text));
  const [sources, beside] = [all.filter(isInPackage), all.filter((source) => !isInPackage(source))];
  const owners = new Set(sources.map(({ owner }) => owner));
  const manifests = new Map(
    [...owners].map((owner): [string, PackageManifest] => [owner, { name: owner, version: "0.1.0" }]),
  );
  return { sources, beside, manifests, scripts: [], ...given };
}

const isInPackage = ({ path }: Source): boolean => path.startsWith("packages/");
