import { announcedFile, type CompanionFile, type JsonObject } from "@shipslog/contract";
import type { Play, Written } from "./Case.ts";
import { engineersAtStart } from "./events/EngineerProgress.ts";
import { missionsAtStart } from "./events/Missions.ts";
import { modulesInfo } from "./events/ModuleInfo.ts";
import { navRoute } from "./events/NavRoute.ts";
import { inShip } from "./events/Status.ts";

/** The parts of a session that a case replaces. Undefined leaves a part out. */
export interface SessionParts {
  /** The two lines that every session has at start-up. */
  readonly start?: readonly Written[];
  readonly status?: Written | undefined;
  readonly route?: Written | undefined;
  readonly modules?: Written | undefined;
}

const startLines = [engineersAtStart, missionsAtStart];

/**
 * A complete session: start-up, the given lines a minute apart, Status.json of the last moment, and the file of each line that
 * announces one. An event without a timestamp gets the time of its place.
 */
export function play(events: readonly Written[], parts: SessionParts = {}): Play {
  const {
    start = startLines,
    status,
    route,
    modules,
  } = { status: inShip, route: navRoute, modules: modulesInfo, ...parts };
  const lines = [...start, ...events].map((line, at) => stamped(line, timeAt(at)));
  const announced = new Map(
    lines.flatMap((line, at): [CompanionFile, string][] => {
      const file = isEvent(line) && typeof line["event"] === "string" ? announcedFile(line["event"]) : undefined;
      return file === undefined ? [] : [[file, timeAt(at)]];
    }),
  );
  const files = {
    "Status.json": stampedOr(status, timeAt(lines.length - 1, 1)),
    "NavRoute.json": stampedOr(announced.has("NavRoute.json") ? route : undefined, announced.get("NavRoute.json")),
    "ModulesInfo.json": stampedOr(
      announced.has("ModulesInfo.json") ? modules : undefined,
      announced.get("ModulesInfo.json"),
    ),
  };
  const present = Object.entries(files).filter(([, content]) => content !== undefined);
  return { lines, files: Object.fromEntries(present) };
}

/** The time of a line by its place. */
export function timeAt(minute: number, second = 0): string {
  return `${new Date(Date.UTC(2026, 4, 1, 12, minute, second)).toISOString().slice(0, 19)}Z`;
}

function isEvent(written: Written): written is JsonObject {
  return typeof written === "object" && !(written instanceof Uint8Array);
}

function stamped(written: Written, timestamp: string): Written {
  return isEvent(written) ? { timestamp, ...written } : written;
}

function stampedOr(written: Written | undefined, timestamp = ""): Written | undefined {
  return written === undefined ? undefined : stamped(written, timestamp);
}
