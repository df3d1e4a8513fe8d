import type { JsonObject, JsonValue, Moment } from "@shipslog/contract";
import { HoldBook } from "./cargo.ts";
import { creditsOf } from "./credits.ts";
import { MaterialBook } from "./materials.ts";
import { MissionBook } from "./missions.ts";

/**
 * Keeps the books of a session from its lines alone: every line that names an amount changes a balance, and every line that
 * states a balance is compared with it.
 */
export class Bookkeeping {
  readonly complaints: string[] = [];
  /** How many statements of each sort were compared. */
  readonly compared: Record<string, number> = {};
  #credits: number | undefined;
  readonly #books = [new HoldBook(), new MaterialBook(), new MissionBook()];

  take({ event, companions }: Moment): void {
    if (event !== undefined) this.#takeLine(event);
    const balance = companions["Status.json"]?.["Balance"];
    if (balance !== undefined) this.#state("Status", balance, undefined);
  }

  #takeLine(event: JsonObject): void {
    // A construction pays for what it gets, and no line tells how much.
    if (event["event"] === "ColonisationContribution") this.#credits = undefined;
    if (this.#credits !== undefined) this.#credits += creditsOf(event);
    if (event["event"] === "LoadGame") this.#state("LoadGame", event["Credits"], event);
    if (event["event"] === "Statistics") {
      this.#state("Statistics", (event["Bank_Account"] as JsonObject)["Current_Wealth"], event);
    }
    for (const book of this.#books) this.#complain(book.take(event), event);
  }

  /** Compares a balance that a line or file states; the first one is the opening balance. */
  #state(where: string, stated: JsonValue | undefined, event: JsonObject | undefined): void {
    if (typeof stated !== "number") return;
    const expected = this.#credits ?? stated;
    this.#credits = stated;
    this.compared[where] = (this.compared[where] ?? 0) + 1;
    if (stated !== expected) this.#complain(`${where} has ${stated} credits instead of ${expected}`, event);
  }

  #complain(complaint: string | undefined, event: JsonObject | undefined): void {
    if (complaint !== undefined) this.complaints.push(`${(event?.["timestamp"] ?? "") as string} ${complaint}`.trim());
  }
}

/** Keeps the books of a whole session. */
export function keepBooks(moments: Iterable<Moment>): Bookkeeping {
  const books = new Bookkeeping();
  for (const moment of moments) books.take(moment);
  return books;
}
