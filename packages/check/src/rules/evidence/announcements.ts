import type { CompanionFile } from "@shipslog/contract";

/** The lines that announce each companion file (format-facts 3, Journal form and Clearing); none announces Status.json. */
export const announcements = {
  "ModulesInfo.json": ["ModuleInfo"],
  "NavRoute.json": ["NavRoute", "NavRouteClear"],
} as const satisfies Partial<Record<CompanionFile, readonly string[]>>;
