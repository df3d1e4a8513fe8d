import { parseJournalName, type Entry, type JsonObject } from "@shipslog/contract";
import { hasField, timeMsIn } from "./readField.ts";

/** What a session writes at start-up: Missions, and EngineerProgress with the summary of all engineers. */
export type StartUpKind = "Missions" | "EngineerProgress";

const updateFields = ["Engineer", "EngineerID", "Progress", "Rank", "RankProgress"];

/**
 * The start-up of a session, as far as its journal shows it. The specification does not say that a journal begins with the
 * start-up, so one of its events has to be there; and every line from the first has to be readable, because one that is not
 * may have been the other event.
 */
export class StartUp {
  #isWhole = false;
  /** Whether the player has returned from death: the game then writes Missions again, and no EngineerProgress. */
  #isResurrected = false;
  readonly #events = new Map<StartUpKind, JsonObject>();

  /** Takes the first entry of a file. */
  readonly onFile = ({ position: { file, generation } }: Entry): undefined => {
    const { part = 1 } = parseJournalName(file) ?? {};
    if (part === 1 && generation === 0) this.#isWhole = true;
  };

  /** Takes the events of a start-up. */
  readonly onEvent = {
    Resurrect: (): undefined => void (this.#isResurrected = true),
    Missions: (event: JsonObject): undefined => {
      if (!this.#isResurrected) this.#events.set("Missions", event);
      this.#isResurrected = false;
    },
    EngineerProgress: (event: JsonObject): undefined => {
      // Without a field of either form it may be the summary; form-missing reports it.
      if (!updateFields.some((field) => hasField(event, field)) || hasField(event, "Engineers")) {
        this.#events.set("EngineerProgress", event);
        this.#isResurrected = false;
      }
    },
  };

  /** Whether an event of the start-up was written. */
  has(kind: StartUpKind): boolean {
    return this.#events.has(kind);
  }

  /** The last event of a start-up; undefined when there is none or a line is lost. */
  get event(): JsonObject | undefined {
    return this.#isWhole ? [...this.#events.values()].at(-1) : undefined;
  }

  /** The time of the last start-up; undefined when there is none or a line is lost. */
  get timeMs(): number | undefined {
    return timeMsIn(this.event);
  }
}
