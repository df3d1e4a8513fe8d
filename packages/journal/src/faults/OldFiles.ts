import type { CompanionFile, Damage, JsonObject, JsonValue, Scar } from "@shipslog/contract";
import { announcedFile, announcingEvents } from "../companion/companionEvents.ts";
import { isAppend, lineNameOf, readBytes, type ScarredAppend, type ScarredStep, type StepWork } from "./StepFault.ts";

/** The rules that a companion file which is not the one announced may provoke. */
export const staleProvokes = [
  { rule: "companion-stale", severity: { spec: "warning", live: "note" } },
  { rule: "route-jump", severity: { spec: "note", live: "note" } },
] as const;

/** The rule that an announced file which is not there provokes. */
export const missingProvokes = { rule: "companion-missing", severity: { spec: "error", live: "warning" } } as const;

/** What stands in the folder while an announced file is not there in time. */
export class OldFiles {
  readonly #work: StepWork;
  readonly #shown = new Map<CompanionFile, JsonObject>();
  /** When each file was last announced by a line that can be read. */
  readonly #announcedAt = new Map<CompanionFile, JsonValue | undefined>();
  /** The damage that leaves an old route standing. */
  #oldRoute: Damage | undefined;

  constructor(work: StepWork) {
    this.#work = work;
  }

  /** Whether a file is not there and nobody missed it yet: who looks for it again sees nothing new. */
  isUnmissed(file: CompanionFile): boolean {
    return !this.#shown.has(file) && !this.#announcedAt.has(file);
  }

  /** Whether a file agrees with its line. Who saw it disagree already sees nothing new when it is old once more. */
  agrees(file: CompanionFile): boolean {
    return this.#shown.has(file) && this.#shown.get(file)?.["timestamp"] === this.#announcedAt.get(file);
  }

  /** Takes note of a step; gives what a jump may provoke because the route on disk is an old one. */
  see(given: ScarredStep): readonly Scar[] {
    const { step } = given;
    if (step.type === "replace") this.#replace(step.file, readBytes(step.bytes));
    if (!isAppend(given)) return [];
    const name = lineNameOf(given);
    const announced = announcedFile(name);
    if (announced !== undefined) this.#announcedAt.set(announced, readBytes(given.step.bytes)?.["timestamp"]);
    if (name !== "FSDJump" || this.#oldRoute === undefined) return [];
    return [this.#work.scar(this.#oldRoute, "route-jump", { pointer: "/SystemAddress", onlyOffRoute: true })];
  }

  /** What the line that announces a file provokes while the file is still the old one. */
  scarsOf(damage: Damage, file: CompanionFile, line: ScarredAppend): readonly Scar[] {
    const old = this.#shown.get(file);
    if (old === undefined) return [this.#work.scar(damage, "companion-missing", { companion: file, until: [] })];
    if (file === "NavRoute.json") this.#oldRoute = damage;
    const isSameTime = old["timestamp"] === readBytes(line.step.bytes)?.["timestamp"];
    if (isSameTime) return [{ damage, expects: undefined }];
    const place = { companion: file, pointer: "/timestamp", until: announcingEvents[file] };
    return [this.#work.scar(damage, "companion-stale", place)];
  }

  #replace(file: CompanionFile, event: JsonObject | undefined): void {
    if (event !== undefined) this.#shown.set(file, event);
    if (file === "NavRoute.json") this.#oldRoute = undefined;
  }
}
