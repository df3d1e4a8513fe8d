import type { JsonObject, Moment } from "@shipslog/contract";
import { roundToLayout, type ObjectLayout } from "@shipslog/contract/text";
import { inGame, writesFile } from "../games/inGame.ts";
import { buildStatus } from "../status/buildStatus.ts";
import { translate } from "../text/translate.ts";
import { withoutTexts } from "../text/withText.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { GameSession } from "./GameSession.ts";

/** Records a moment: the event, if there is one, and what the companion files show now. */
export function record(session: GameSession, event?: JsonObject, layout?: ObjectLayout): void {
  const { world, written, output } = session;
  if (output.showsStatus) showStatus(session);
  else if (event === undefined && output.observer === undefined) return;
  const { namedMs } = written;
  const shown = { timeMs: world.timeMs, event, companions: written.companions };
  const laidOut: Moment = layout === undefined ? shown : { ...shown, layout };
  const moment: Moment = namedMs === undefined ? laidOut : { ...laidOut, begins: { namedMs } };
  written.namedMs = undefined;
  output.moments.push(moment);
  output.observer?.recorded(moment, world);
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
  const status = roundToLayout(buildStatus(world));
  if (world.game === undefined) return status;
  return writesFile(world.game, "Status.json") ? inGame(world.game, "Status", status) : undefined;
}

/** Returns fields with their display texts in the language of the client. */
export function translated({ written: { live } }: GameSession, fields: JsonObject): JsonObject {
  return live?.words === undefined ? fields : translate(fields, live.words);
}
