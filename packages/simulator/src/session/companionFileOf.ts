import type { CompanionFile, Kind } from "@shipslog/contract";

const files: Readonly<Partial<Record<Kind, CompanionFile>>> = {
  ModuleInfo: "ModulesInfo.json",
  NavRoute: "NavRoute.json",
};

/** Returns the file that holds the full content of a kind, while the journal gets the bare line; undefined for most kinds. */
export function companionFileOf(kind: Kind): CompanionFile | undefined {
  return files[kind];
}
