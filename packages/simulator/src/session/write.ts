import { announcedFile, isSpecifiedFile, type JsonObject, type JsonValue } from "@shipslog/contract";
import { settleToLayout, type ObjectLayout } from "@shipslog/contract/text";
import { printTimestamp } from "@shipslog/contract/internal";
import { inGame, layoutInGame, nameInGame, writesFile } from "../games/inGame.ts";
import { countDeed } from "../lines/deeds.ts";
import { leaveOut } from "../lines/fields.ts";
import type { Line } from "../lines/line.ts";
import { inRareForm } from "../live/rareForms.ts";
import type { PlannedLine } from "../scenes/plan.ts";
import type { GameSession } from "./GameSession.ts";
import { obeyTriggers } from "./obeyTriggers.ts";
import { record, translated } from "./record.ts";

/** Writes a line of either dialect: its event, the companion file that it announces, and the moment that shows them. */
export function write(session: GameSession, planned: PlannedLine): void {
  const { line, isBare, beside } = planned;
  const built = planned.build();
  const fields = built && inDialect(session, line, built);
  const { game, timeMs } = session.world;
  const { kind, isInContract } = line;
  if (fields === undefined) {
    if (built !== undefined && game !== undefined) session.written.left.add(kind);
    return;
  }
  if (built !== undefined && session.written.live !== undefined) countDeed(kind, built, session.written.live.memory);
  const common = { timestamp: printTimestamp(timeMs), event: nameInGame(game, kind) };
  const layout = game === undefined ? line.layout : layoutInGame(game, kind, line.layout);
  const full = settleToLayout({ ...common, ...fields }, layout);
  obeyTriggers(session, kind, full);
  const known = announcedFile(kind);
  // Of a kind that the specification describes, the journal has the bare line and the file everything.
  const event = known !== undefined && isSpecifiedFile(known) ? common : isBare ? withoutLists(full) : full;
  const file = announcedFile(kind, event);
  if (game !== undefined && file !== undefined && !writesFile(game, file)) {
    // In a game without the file there is nothing to announce.
    session.written.left.add(kind);
    return;
  }
  const content = beside === undefined ? full : { ...common, ...asInGame(session, kind, translated(session, beside)) };
  if (file !== undefined) session.written.companions = { ...session.written.companions, [file]: content };
  record(session, event, isInContract && layout === line.layout ? undefined : layout);
}

/** Writes a line of a test's own: what it lists goes to the companion file that it announces. Its layout is that of the contract unless given. */
export function writeOwn(session: GameSession, event: JsonObject, layout: ObjectLayout | undefined): void {
  const { timestamp = null, event: kind = null, ...fields } = event;
  const file = Object.values(fields).some(Array.isArray) ? announcedFile(kind) : undefined;
  if (file === undefined) {
    record(session, event, layout);
    return;
  }
  session.written.companions = { ...session.written.companions, [file]: event };
  record(session, isSpecifiedFile(file) ? { timestamp, event: kind } : withoutLists(event), layout);
}

/** Returns the fields of a line as the dialect and the game of a session write them; undefined when they do not write the line. */
export function inDialect(session: GameSession, line: Line, fields: JsonObject): JsonObject | undefined {
  const player = session.written.live;
  if (player === undefined) return leaveOut(fields, line, session.world);
  const { live } = line.dialects;
  const written = live.adapt === undefined ? fields : live.adapt(fields, session.world);
  const adapted = written && player.rare ? inRareForm(line.kind, written, player.rare) : written;
  return adapted && asInGame(session, line.kind, translated(session, adapted));
}

/** Returns the fields of an event as the game of a session writes them; undefined when it does not write the event. */
function asInGame({ world: { game } }: GameSession, kind: string, fields: JsonObject): JsonObject | undefined {
  return game === undefined ? fields : inGame(game, kind, fields);
}

/** Returns a line without its lists, which are in the file beside it. */
function withoutLists(event: JsonObject): JsonObject {
  const bare: Record<string, JsonValue> = {};
  for (const key of Object.keys(event)) if (!Array.isArray(event[key])) bare[key] = event[key] as JsonValue;
  return bare;
}
