import {
  arrivalKinds,
  parseJournalName,
  type CompanionFile,
  type JsonObject,
  type JsonValue,
} from "@shipslog/contract";
import { announcedFile } from "../companion/companionEvents.ts";
import { isAppend, lineNameOf, readBytes, type ScarredAppend, type ScarredStep } from "./StepFault.ts";

const file: CompanionFile = "NavRoute.json";

/** What a look at the file shows: its content, and whether that is of the time that a line announced. */
interface Look {
  readonly shown: JsonObject | undefined;
  readonly agrees: boolean | undefined;
}

/**
 * What a follower knows of the course. It looks at the route file after all lines of one time and is told only of what
 * changed. What it knew ends with the session, and with a line that cannot be read: that may have been any arrival.
 */
export class FollowedRoute {
  #stars: readonly (string | undefined)[] = [];
  #system: string | undefined;
  #session: string | undefined;
  #shown: JsonObject | undefined;
  #announcedAt: JsonValue | undefined;
  #last: Look = { shown: undefined, agrees: undefined };
  #atMs = -Infinity;

  /** Follows a step; gives whether it is a jump that leaves the route: from one of its stars to another than the next. */
  isLeftBy(given: ScarredStep): boolean {
    const { step } = given;
    if (step.atMs !== this.#atMs) this.#look();
    this.#atMs = step.atMs;
    if (step.type === "replace" && step.file === file) this.#shown = readBytes(step.bytes);
    if (given.isGap === true) this.#forget();
    return isAppend(given) && this.#takeLine(given);
  }

  #takeLine(given: ScarredAppend): boolean {
    const session = parseJournalName(given.step.file)?.stamp;
    if (session !== this.#session) this.#forget();
    this.#session = session;
    const name = lineNameOf(given);
    if (announcedFile(name) === file) this.#announcedAt = readBytes(given.step.bytes)?.["timestamp"];
    if (name === undefined || !arrivalKinds.includes(name)) return false;
    const from = this.#system;
    this.#system = systemOf(readBytes(given.step.bytes));
    return name === "FSDJump" && this.#isOff(from, this.#system);
  }

  #isOff(from: string | undefined, to: string | undefined): boolean {
    const [one, other] = [this.#stars.lastIndexOf(from), this.#stars.lastIndexOf(to)];
    return one !== -1 && other !== -1 && other !== one + 1;
  }

  #look(): void {
    const [shown, announcedAt, last] = [this.#shown, this.#announcedAt, this.#last];
    const agrees = announcedAt === undefined ? undefined : announcedAt === shown?.["timestamp"];
    if (shown === last.shown && agrees === last.agrees) return;
    this.#last = { shown, agrees };
    this.#stars = starsOf(shown);
  }

  #forget(): void {
    [this.#stars, this.#system] = [[], undefined];
  }
}

function systemOf(held: JsonValue | undefined): string | undefined {
  const address = (held as JsonObject | undefined)?.["SystemAddress"];
  return typeof address === "number" || typeof address === "bigint" ? String(address) : undefined;
}

function starsOf(route: JsonObject | undefined): readonly (string | undefined)[] {
  const stars = route?.["Route"];
  return Array.isArray(stars) ? stars.map(systemOf) : [];
}
