import {
  announcedFile,
  arrivalKinds,
  parseJournalName,
  type CompanionFile,
  type JsonObject,
  type JsonValue,
} from "@shipslog/contract";
import type { DamagedStep } from "../damage/ExpectedDamage.ts";
import { isAppend, lineNameOf, readBytes, type DamagedAppend } from "../damage/StepFault.ts";
import { addressOf, routeAddresses } from "./course.ts";

const file: CompanionFile = "NavRoute.json";

/** What a follower sees in the file: its content, and whether its timestamp is that of the announcing line. */
interface SeenRoute {
  readonly shown: JsonObject | undefined;
  readonly agrees: boolean | undefined;
}

/**
 * The route as a follower knows it. A follower looks at the route file after all lines of one time and only learns about
 * changes. It forgets the route when the session ends or a line is unreadable, because that line may have been an arrival.
 */
export class FollowedRoute {
  #route: readonly (string | undefined)[] = [];
  /** The last arrival; undefined when a line may have hidden one. */
  #arrival: JsonObject | undefined;
  #session: string | undefined;
  #shown: JsonObject | undefined;
  #announcedAt: JsonValue | undefined;
  #last: SeenRoute = { shown: undefined, agrees: undefined };
  #atMs = -Infinity;

  /** Takes a step; returns whether it is a jump that leaves the route: from one of its stars to one that is not the next. */
  isLeftBy(given: DamagedStep): boolean {
    const { step } = given;
    if (step.atMs !== this.#atMs) this.#look();
    this.#atMs = step.atMs;
    if (step.type === "replace" && step.file === file) this.#shown = readBytes(step.bytes);
    if (given.isUnreadable === true) this.#forget();
    return isAppend(given) && this.#takeLine(given);
  }

  #takeLine(given: DamagedAppend): boolean {
    const session = parseJournalName(given.step.file)?.stamp;
    if (session !== this.#session) this.#forget();
    this.#session = session;
    const name = lineNameOf(given);
    if (announcedFile(name) === file) this.#announcedAt = readBytes(given.step.bytes)?.["timestamp"];
    if (name === undefined || !arrivalKinds.includes(name)) return false;
    const before = this.#arrival;
    this.#arrival = readBytes(given.step.bytes);
    return name === "FSDJump" && this.#isOff(before, this.#arrival);
  }

  #isOff(before: JsonObject | undefined, jump: JsonObject | undefined): boolean {
    const from = this.#route.lastIndexOf(addressOf(before));
    const to = this.#route.lastIndexOf(addressOf(jump));
    // Where the lines show no move, the ship may have been pulled out of hyperspace; a line that is written twice has its time.
    const isThrownBack = to === from && jump?.["timestamp"] !== before?.["timestamp"];
    return from !== -1 && to !== -1 && to !== from + 1 && !isThrownBack;
  }

  #look(): void {
    const shown = this.#shown;
    const announcedAt = this.#announcedAt;
    const last = this.#last;
    const agrees = announcedAt === undefined ? undefined : announcedAt === shown?.["timestamp"];
    if (shown === last.shown && agrees === last.agrees) return;
    this.#last = { shown, agrees };
    this.#route = routeAddresses(shown);
  }

  #forget(): void {
    this.#route = [];
    this.#arrival = undefined;
  }
}
