import type { JsonObject, JsonValue, Moment } from "@shipslog/contract";
import { settleToLayout, type ObjectLayout } from "@shipslog/contract/text";
import { inGame, writesFile } from "../games/inGame.ts";
import { buildStatus } from "../status/buildStatus.ts";
import { translate } from "../text/translate.ts";
import { withoutTexts } from "../text/withText.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { GameSession } from "./GameSession.ts";

/**
 * Records a moment: the event, if there is one, and what the companion files show now. A moment without an event is one of Status.json,
 * which the game writes when something changes there (F34).
 */
export function record(session: GameSession, event?: JsonObject, layout?: ObjectLayout): void {
  const { written, output } = session;
  if (output.showsStatus) {
    const { companions } = written;
    showStatus(session);
    if (event === undefined && !output.showsUnchangedStatus && isShown(companions, written.companions)) {
      written.companions = companions;
      return;
    }
  } else if (event === undefined && output.observer === undefined) return;
  push(session, event, layout);
}

/** Whether Status.json shows what it has shown before, but for its timestamp. */
export function isShown(before: Moment["companions"], after: Moment["companions"]): boolean {
  const shown = before["Status.json"];
  const next = after["Status.json"];
  return shown !== undefined && next !== undefined && isSame(shown, next);
}

function push({ world, written, output }: GameSession, event?: JsonObject, layout?: ObjectLayout): void {
  const { namedMs } = written;
  const shown = { timeMs: world.timeMs, event, companions: written.companions };
  const laidOut: Moment = layout === undefined ? shown : { ...shown, layout };
  const moment: Moment = namedMs === undefined ? laidOut : { ...laidOut, begins: { namedMs } };
  written.namedMs = undefined;
  if (typeof event?.["event"] === "string") {
    written.lastKind = event["event"];
    written.lastMs = world.timeMs;
  }
  output.moments.push(moment);
  output.observer?.recorded(moment, world);
}

/** Whether two contents differ in their timestamp at most. */
function isSame(before: JsonObject, after: JsonObject): boolean {
  const keys = Object.keys(after);
  return (
    keys.length === Object.keys(before).length &&
    keys.every((key) => key === "timestamp" || isEqual(before[key], after[key]))
  );
}

/** Whether two values are equal; objects and lists in Status.json hold plain values alone. */
function isEqual(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  if (before === after) return true;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return false;
  const values = Object.values(after);
  const others = Object.values(before);
  return values.length === others.length && values.every((value, at) => value === others[at]);
}

function showStatus(session: GameSession): void {
  const { world, written } = session;
  const status = statusInGame(world);
  if (status === undefined) return;
  const isBare = written.live === undefined && !world.client.hasTexts;
  const shown = isBare ? withoutTexts(status) : translated(session, status);
  written.companions = { ...written.companions, "Status.json": shown };
  written.position = { latitude: world.surface?.latitude ?? 0, longitude: world.surface?.longitude ?? 0 };
}

/** Returns the content of Status.json as the game of a world writes it; undefined when it writes none. */
function statusInGame(world: GameWorld): JsonObject | undefined {
  const status = settleToLayout(buildStatus(world));
  if (world.game === undefined) return status;
  return writesFile(world.game, "Status.json") ? inGame(world.game, "Status", status) : undefined;
}

/** Returns fields with their display texts in the language of the client. */
export function translated({ written: { live } }: GameSession, fields: JsonObject): JsonObject {
  return live?.words === undefined ? fields : translate(fields, live.words);
}
