import { inventoryKinds, type InventoryFile, type JsonObject } from "@shipslog/contract";
import { roundToLayout } from "@shipslog/contract/text";
import { leaveOut } from "../lines/fields.ts";
import type { Line } from "../lines/line.ts";
import type { PlannedLine } from "../scenes/plan.ts";
import { timestampOf } from "../text/timestamp.ts";
import type { GameSession } from "./GameSession.ts";
import { obeyTriggers } from "./obeyTriggers.ts";
import { record, translated } from "./record.ts";

/** Writes a line of either dialect: its event, its companion file or the file beside it, and the moment that shows them. */
export function write(session: GameSession, planned: PlannedLine): void {
  const { line, isBare, beside } = planned;
  const built = planned.build();
  const fields = built && inDialect(session, line, built);
  if (fields === undefined) return;
  const { kind, layout, companion, isInContract } = line;
  const common = { timestamp: timestampOf(session.world.timeMs), event: kind };
  const full = roundToLayout({ ...common, ...fields }, layout);
  obeyTriggers(session, kind, full);
  if (companion !== undefined) session.written.companions = { ...session.written.companions, [companion]: full };
  const file = fileBeside(kind);
  const content = beside === undefined ? full : { ...common, ...translated(session, beside) };
  const event = companion === undefined ? (isBare ? withoutLists(full) : full) : common;
  record(session, event, isInContract ? undefined : layout, file && { [file]: content });
}

/** Returns the fields of a line as the dialect of a session writes them; undefined when it does not write the line. */
export function inDialect(session: GameSession, line: Line, fields: JsonObject): JsonObject | undefined {
  if (session.written.live === undefined) return leaveOut(fields, line, session.world);
  const { live } = line.dialects;
  const adapted = live.adapt === undefined ? fields : live.adapt(fields, session.world);
  return adapted && translated(session, adapted);
}

const filesByKind = new Map<string, InventoryFile>(
  (Object.entries(inventoryKinds) as [InventoryFile, string][]).map(([file, kind]) => [kind, file]),
);

/** Returns the file that the game writes beside a line; undefined for most lines. */
function fileBeside(kind: string): InventoryFile | undefined {
  return filesByKind.get(kind);
}

/** Returns a line without its lists, which are in the file beside it. */
function withoutLists(event: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => !Array.isArray(value)));
}
