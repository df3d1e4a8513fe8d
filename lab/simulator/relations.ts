import type { EventOf, JournalEvent, JsonValue } from "@shipslog/contract";
import type { LoggedMoment } from "../../packages/simulator/src/session/LoggedMoment.ts";
import { checkDocked } from "./relations/docking.ts";
import { checkJump } from "./relations/jumping.ts";
import { checkFiles, checkPossessions } from "./relations/possessions.ts";
import type { SessionHistory } from "./relations/SessionHistory.ts";
import type { Complaints, Judge } from "./sessions.ts";

/** Checks the relations F53 to F68, written from the facts and not from the simulator. */
export function relationJudge(complaints: Complaints): Judge & { readonly checked: Record<string, number> } {
  const checked: Record<string, number> = {};
  let past: SessionHistory = begin();
  return {
    checked,
    begin() {
      past = begin();
    },
    see(moment: LoggedMoment) {
      complaints.expect(moment.timeMs >= past.timeMs, "time goes backwards");
      past.timeMs = moment.timeMs;
      for (const { name } of moment.transitions) if (name === "engageHyperdrive") past.jumpBegunMs = moment.timeMs;
      const event = moment.event as JournalEvent | undefined;
      if (event !== undefined) {
        checked[event.event] = (checked[event.event] ?? 0) + 1;
        checkLocalised(complaints, event, event.event, past);
        if (event.event === "FSDJump") checkJump(complaints, event, past, moment);
        if (event.event === "Docked") checkDocked(complaints, event, past);
        checkPossessions(complaints, event, past, moment);
        checkFiles(complaints, event, past, moment);
      }
      remember(past, moment);
    },
  };
}

function begin(): SessionHistory {
  return {
    timeMs: 0,
    jumpBegunMs: 0,
    lastJump: undefined,
    lastJumpMs: undefined,
    fuelMain: undefined,
    fuelInHyperspace: undefined,
    positions: new Map(),
    hasTexts: undefined,
    startUp: [],
  };
}

/** Records the fuel level in Status, before and during hyperspace. */
function remember(past: SessionHistory, { companions, event }: LoggedMoment): void {
  const status = companions["Status.json"] as unknown as EventOf<"Status">;
  const isJumping = Math.floor(status.Flags / 2 ** 30) % 2 === 1;
  if (isJumping) past.fuelInHyperspace = status.Fuel?.FuelMain;
  else past.fuelMain = status.Fuel?.FuelMain;
  checkRoutePositions(past, event as JournalEvent | undefined, companions["NavRoute.json"] as never);
}

function checkRoutePositions(
  past: SessionHistory,
  event: JournalEvent | undefined,
  file: EventOf<"NavRoute"> | undefined,
): void {
  if (event?.event === "NavRoute") {
    for (const star of file?.Route ?? []) past.positions.set(star.StarSystem, star.StarPos);
  }
  if (event?.event === "FSDJump") past.positions.set(event.StarSystem, event.StarPos);
}

/**
 * X_Localised differs from X ignoring case, and every symbol has its text (F12), or no symbol of the session has
 * one (rule 4: they are optional).
 */
function checkLocalised(complaints: Complaints, value: JsonValue, path: string, past: SessionHistory): void {
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) checkLocalised(complaints, item, `${path}[]`, past);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const fields = value as Readonly<Record<string, JsonValue>>;
  for (const [key, inner] of Object.entries(fields)) {
    const text = fields[`${key}_Localised`];
    if (typeof inner === "string") {
      const isSymbol = /^\$.*;$/.test(inner);
      if (isSymbol) past.hasTexts ??= text !== undefined;
      const isWhole = !isSymbol || (text !== undefined) === past.hasTexts;
      complaints.expect(isWhole, `${path}.${key}: some symbols have _Localised and some do not`, () => inner);
      const isSame = typeof text === "string" && text.toLowerCase() === inner.toLowerCase();
      complaints.expect(!isSame, `${path}.${key}: _Localised repeats the value`, () => inner);
    } else checkLocalised(complaints, inner, `${path}.${key}`, past);
  }
}
