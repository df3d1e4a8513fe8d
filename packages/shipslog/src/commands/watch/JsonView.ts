import { companionTable, isSoundCompanion, type CompanionEntry, type Entry } from "@shipslog/contract";
import type { Notice } from "@shipslog/journal";
import type { OutputStream } from "../../command/Host.ts";
import type { View } from "./follow.ts";

/** Prints one JSON object per line, for programs. Events are copied as text, so that no digit is lost. */
export class JsonView implements View {
  readonly #output: OutputStream;

  readonly #isShown: (kind: string) => boolean;

  constructor(output: OutputStream, isShown: (kind: string) => boolean) {
    this.#output = output;
    this.#isShown = isShown;
  }

  async entry(entry: Entry): Promise<void> {
    if (!this.#isShown(entry.type === "event" ? entry.kind : "")) return;
    if (entry.type !== "event") return this.#print(JSON.stringify(entry));
    const { type, kind, position, raw } = entry;
    return this.#print(withEvent({ type, kind, position }, raw));
  }

  async companion({ type, file, state, revision, event, raw }: CompanionEntry): Promise<void> {
    if (!this.#isShown(companionTable[file].kind)) return;
    const isWhole = event !== undefined && isSoundCompanion(state);
    const about = { type, file, state, revision };
    return this.#print(isWhole ? withEvent(about, raw) : JSON.stringify(about));
  }

  notice({ code, file }: Notice): Promise<void> {
    return this.#print(JSON.stringify({ type: "notice", code, file }));
  }

  end(): void {
    // Every line is already printed.
  }

  async #print(line: string): Promise<void> {
    this.#output.write(`${line}\n`);
    await this.#output.drained();
  }
}

/** Adds an event as text. Line ends are only between JSON tokens, never in strings, so they can be removed. */
function withEvent(about: object, raw: string): string {
  return `${JSON.stringify(about).slice(0, -1)},"event":${raw.replaceAll(/[\r\n]+/g, "").trim()}}`;
}
