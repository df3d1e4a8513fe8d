import type { JsonObject, Moment } from "@shipslog/contract";
import { roundToLayout, type ObjectLayout } from "@shipslog/contract/text";
import { withoutTexts } from "../events/absences.ts";
import type { JournalOutput } from "../live/LiveDialect.ts";
import { buildStatus } from "../status/buildStatus.ts";
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
  const { live, client } = session;
  const shown = live?.translate(status) ?? (client.hasTexts ? status : withoutTexts(status));
  session.companions = { ...session.companions, "Status.json": shown };
  const { surface } = session;
  session.lastPosition = { latitude: surface?.latitude ?? 0, longitude: surface?.longitude ?? 0 };
}

function withLog(session: GameSession, moment: Moment): LoggedMoment {
  const transitions = session.pendingTransitions;
  session.pendingTransitions = [];
  return { ...moment, transitions, readings: readingsOf(session) };
}

/** Connects what dialect `live` writes to the moments of a session. */
export function outputOf(session: GameSession): JournalOutput {
  return {
    append: (event, layout, inventories) => record(session, event, layout, inventories),
    replace(file, content) {
      session.companions = { ...session.companions, [file]: content };
    },
  };
}
