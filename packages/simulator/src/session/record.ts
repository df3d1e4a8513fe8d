import { translate } from "../text/translate.ts";
import type { JsonObject, Moment } from "@shipslog/contract";
import { type ObjectLayout, roundToLayout } from "@shipslog/contract/text";
import { buildStatus } from "../status/buildStatus.ts";
import { withoutTexts } from "../text/withText.ts";
import type { GameSession } from "./GameSession.ts";
import type { LoggedMoment } from "./LoggedMoment.ts";
import { readingsOf } from "./readings.ts";

/** Records a moment: the event, if there is one, and what the companion files show now. */
export function record(
  session: GameSession,
  event?: JsonObject,
  layout?: ObjectLayout,
  inventories?: Moment["inventories"],
): void {
  if (session.showsStatus) showStatus(session);
  else if (event === undefined && !session.keepsLog) return;
  const shown = { timeMs: session.timeMs, event, companions: session.companions };
  const written = layout === undefined ? shown : { ...shown, layout };
  const moment: Moment = inventories === undefined ? written : { ...written, inventories };
  session.outbox.push(session.keepsLog ? withLog(session, moment) : moment);
}

function showStatus(session: GameSession): void {
  const status = roundToLayout(buildStatus(session));
  const isBare = session.live === undefined && !session.client.hasTexts;
  const shown = isBare ? withoutTexts(status) : translated(session, status);
  session.companions = { ...session.companions, "Status.json": shown };
  const { surface } = session;
  session.lastPosition = { latitude: surface?.latitude ?? 0, longitude: surface?.longitude ?? 0 };
}

function withLog(session: GameSession, moment: Moment): LoggedMoment {
  const transitions = session.pendingTransitions;
  session.pendingTransitions = [];
  return { ...moment, transitions, readings: readingsOf(session) };
}

/** Returns fields with their display texts in the language of the client. */
export function translated({ live }: GameSession, fields: JsonObject): JsonObject {
  return live?.words === undefined ? fields : translate(fields, live.words);
}
