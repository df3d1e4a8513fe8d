import type { CompanionFile, Damage, JsonObject, Scar } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { announcedFile, announcingEvents } from "../companion/companionEvents.ts";
import { eventNameOf, isAppend, type ScarredAppend, type ScarredStep, type StepWork } from "./StepFault.ts";

/** The rules that a companion file which is not the one announced may provoke. */
export const staleProvokes = [
  { rule: "companion-stale", severity: { spec: "warning", live: "note" } },
  { rule: "route-jump", severity: { spec: "note", live: "note" } },
] as const;

/** The rule that an announced file which is not there provokes. */
export const missingProvokes = { rule: "companion-missing", severity: { spec: "error", live: "warning" } } as const;

/** Lines that tell the system the ship is in. */
const arrivals: readonly string[] = ["FSDJump", "Location", "CarrierJump"];

const read = (bytes: Uint8Array): JsonObject | undefined => {
  const parsed = parseLine(new TextDecoder().decode(bytes).trimEnd());
  return parsed.ok ? parsed.event : undefined;
};

const systemOf = (held: JsonObject | undefined): string | undefined => {
  const address = held?.["SystemAddress"];
  return typeof address === "number" || typeof address === "bigint" ? String(address) : undefined;
};

const starsOf = (route: JsonObject): readonly (string | undefined)[] => {
  const stars = route["Route"];
  return Array.isArray(stars) ? stars.map(systemOf) : [];
};

/** What a check knows while an announced file is not there in time: what the file still shows, and where the ship is. */
export class OldFiles {
  readonly #work: StepWork;
  readonly #shown = new Map<CompanionFile, JsonObject>();
  /** Files that were announced and not there. */
  readonly #missed = new Set<CompanionFile>();
  /** Files that were found to be old when they were last looked at. */
  readonly #stale = new Set<CompanionFile>();
  #system: string | undefined;
  /** The damage whose old route a check still holds jumps against. */
  #oldRoute: { readonly damage: Damage; readonly stars: readonly (string | undefined)[] } | undefined;

  constructor(work: StepWork) {
    this.#work = work;
  }

  /** Whether a file stands in the folder. */
  has(file: CompanionFile): boolean {
    return this.#shown.has(file);
  }

  /** Whether a file was announced and not there, so that looking again would show nothing new. */
  hasMissed(file: CompanionFile): boolean {
    return this.#missed.has(file);
  }

  /** Takes note of a step; gives what a jump provokes because the route on disk is an old one. */
  see(given: ScarredStep): readonly Scar[] {
    const { step } = given;
    // Another session begins without knowing what the last one saw; so does whoever met a line that says nothing.
    if (given.isGap === true || isSessionStart(given)) [this.#system, this.#oldRoute] = [undefined, undefined];
    if (step.type === "replace") this.#replace(step.file, read(step.bytes));
    const name = isAppend(given) ? eventNameOf(given) : undefined;
    if (step.type !== "append" || name === undefined) return [];
    const announced = announcedFile(name);
    if (announced !== undefined && !this.has(announced)) this.#missed.add(announced);
    if (!arrivals.includes(name)) return [];
    const from = this.#system;
    this.#system = systemOf(read(step.bytes));
    return name === "FSDJump" ? this.#leaveRoute(from, this.#system) : [];
  }

  /** What the line that announces a file provokes while the file is still the old one. */
  scarsOf(damage: Damage, file: CompanionFile, line: ScarredAppend): readonly Scar[] {
    const old = this.#shown.get(file);
    if (old === undefined) return [this.#scarOfMissing(damage, file)];
    const isSameTime = old["timestamp"] === read(line.step.bytes)?.["timestamp"];
    const again = announcingEvents[file];
    // Whoever follows sees nothing new where the same old file is old once more.
    const only = this.#stale.has(file) ? ({ only: "reader" } as const) : {};
    const place = { companion: file, pointer: "/timestamp", until: again, ...only };
    const scars = [isSameTime ? { damage, expects: undefined } : this.#work.scar(damage, "companion-stale", place)];
    if (!isSameTime) this.#stale.add(file);
    if (file === "NavRoute.json") this.#oldRoute = { damage, stars: starsOf(old) };
    return scars;
  }

  #scarOfMissing(damage: Damage, file: CompanionFile): Scar {
    if (this.hasMissed(file)) return { damage, expects: undefined };
    return this.#work.scar(damage, "companion-missing", { companion: file, until: [] });
  }

  #replace(file: CompanionFile, event: JsonObject | undefined): void {
    if (event !== undefined) this.#shown.set(file, event);
    this.#missed.delete(file);
    this.#stale.delete(file);
    if (file === "NavRoute.json") this.#oldRoute = undefined;
  }

  #leaveRoute(from: string | undefined, to: string | undefined): readonly Scar[] {
    if (from === undefined || to === undefined || this.#oldRoute === undefined) return [];
    const { damage, stars } = this.#oldRoute;
    const [one, other] = [stars.lastIndexOf(from), stars.lastIndexOf(to)];
    const isLeft = one !== -1 && other !== -1 && other !== one + 1;
    return isLeft ? [this.#work.scar(damage, "route-jump", { pointer: "/SystemAddress", only: "follower" })] : [];
  }
}

function isSessionStart(given: ScarredStep): boolean {
  return isAppend(given) && eventNameOf(given) === "Fileheader";
}
