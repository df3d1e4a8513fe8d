import type { CompanionFile } from "@shipslog/contract";

/** The lines that announce each companion file (F38 and F39); none announces Status.json. */
export const announcements = {
  "ModulesInfo.json": ["ModuleInfo"],
  "NavRoute.json": ["NavRoute", "NavRouteClear"],
} as const satisfies Partial<Record<CompanionFile, readonly string[]>>;

/**
 * How far Status.json may be behind the journal. The specification says "every few seconds" without the exact period, so
 * only what no reading of these words allows is reported.
 */
export const statusPeriodMs = 60_000;
