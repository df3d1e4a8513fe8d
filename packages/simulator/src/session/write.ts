import { announcedFile, isSpecifiedFile, type JsonObject } from "@shipslog/contract";
import { roundToLayout } from "@shipslog/contract/text";
import { leaveOut } from "../lines/fields.ts";
import type { Line } from "../lines/line.ts";
import type { PlannedLine } from "../scenes/plan.ts";
import { timestampOf } from "../text/timestamp.ts";
import type { GameSession } from "./GameSession.ts";
import { obeyTriggers } from "./obeyTriggers.ts";
import { record, translated } from "./record.ts";

/** Writes a line of either dialect: its event, the companion file that it announces, and the moment that shows them. */
export function write(session: GameSession, planned: PlannedLine): void {
  const { line, isBare, beside } = planned;
  const built = planned.build();
  const fields = built && inDialect(session, line, built);
  if (fields === undefined) return;
  const { kind, layout, isInContract } = line;
  const common = { timestamp: timestampOf(session.world.timeMs), event: kind };
  const full = roundToLayout({ ...common, ...fields }, layout);
  obeyTriggers(session, kind, full);
  const known = announcedFile(kind);
  // Of a kind that the specification describes, the journal has the bare line and the file everything.
  const event = known !== undefined && isSpecifiedFile(known) ? common : isBare ? withoutLists(full) : full;
  const file = announcedFile(kind, event);
  const content = beside === undefined ? full : { ...common, ...translated(session, beside) };
  if (file !== undefined) session.written.companions = { ...session.written.companions, [file]: content };
  record(session, event, isInContract ? undefined : layout);
}

/** Returns the fields of a line as the dialect of a session writes them; undefined when it does not write the line. */
export function inDialect(session: GameSession, line: Line, fields: JsonObject): JsonObject | undefined {
  if (session.written.live === undefined) return leaveOut(fields, line, session.world);
  const { live } = line.dialects;
  const adapted = live.adapt === undefined ? fields : live.adapt(fields, session.world);
  return adapted && translated(session, adapted);
}

/** Returns a line without its lists, which are in the file beside it. */
function withoutLists(event: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => !Array.isArray(value)));
}
