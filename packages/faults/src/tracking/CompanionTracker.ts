import {
  announcingEvents,
  parseTimestampMs,
  type CompanionFile,
  type Dialect,
  type JsonObject,
  type JsonValue,
} from "@shipslog/contract";
import type { DamagedStep, DamageId, ExpectedDamage } from "../damage/ExpectedDamage.ts";
import type { FaultContext } from "../damage/FaultContext.ts";
import {
  fileAnnouncedBy,
  isAppend,
  isReplace,
  lineNameOf,
  readBytes,
  type DamagedAppend,
} from "../damage/StepFault.ts";

/** The rules that an outdated companion file may trigger. */
export const staleProvokes = [
  { rule: "companion-stale", severity: { spec: "error", live: "note" } },
  { rule: "route-jump", severity: { spec: "note", live: "note" } },
] as const;

/** How much older than its line a file has to be to count as outdated. */
const outdatedMs: Readonly<Record<Dialect, number>> = { spec: 60_001, live: 1 };

/** The rule that an announced but missing file triggers. */
export const missingProvokes = { rule: "companion-missing", severity: { spec: "error", live: "warning" } } as const;

/** Tracks what each companion file shows and which timestamp its last readable announcement had. */
export class CompanionTracker {
  readonly #context: FaultContext;
  readonly #shown = new Map<CompanionFile, JsonObject>();
  readonly #announcedAt = new Map<CompanionFile, JsonValue | undefined>();
  /** Files whose content another fault damaged: each new announcement reports it again. */
  readonly #damaged = new Set<CompanionFile>();
  /** The damage because of which the route on disk is outdated. */
  #oldRoute: DamageId | undefined;

  constructor(context: FaultContext) {
    this.#context = context;
  }

  /** Whether a file was never written nor announced: only its first absence is reported. */
  isUntouched(file: CompanionFile): boolean {
    return !this.#shown.has(file) && !this.#announcedAt.has(file);
  }

  /** Whether a file is sound and has the timestamp of its line; one that already differs causes no new finding. */
  agrees(file: CompanionFile): boolean {
    if (this.#damaged.has(file)) return false;
    return this.#shown.has(file) && this.#shown.get(file)?.["timestamp"] === this.#announcedAt.get(file);
  }

  /** Updates what is known from a step. */
  take(given: DamagedStep): void {
    if (isReplace(given)) {
      this.#replace(given.step.file, readBytes(given.step.bytes));
      if (given.damages.length > 0) this.#damaged.add(given.step.file);
      else this.#damaged.delete(given.step.file);
    }
    if (!isAppend(given)) return;
    const announced = fileAnnouncedBy(given);
    if (announced !== undefined) this.#announcedAt.set(announced, readBytes(given.step.bytes)?.["timestamp"]);
  }

  /** What a jump may cause because the route on disk is outdated. */
  expectAtJump(given: DamagedStep): readonly ExpectedDamage[] {
    if (this.#oldRoute === undefined || !isAppend(given) || lineNameOf(given) !== "FSDJump") return [];
    return [
      this.#context.expectFinding(this.#oldRoute, "route-jump", { pointer: "/SystemAddress", onlyOffRoute: true }),
    ];
  }

  /** What the announcing line causes while its file is missing or outdated. */
  expectAtLine(damage: DamageId, file: CompanionFile, line: DamagedAppend): ExpectedDamage {
    const old = this.#shown.get(file);
    if (old === undefined) {
      return this.#context.expectFinding(damage, "companion-missing", { companion: file, until: [] });
    }
    if (file === "NavRoute.json") this.#oldRoute = damage;
    const olderMs = timeMsOf(readBytes(line.step.bytes)) - timeMsOf(old);
    if (olderMs < outdatedMs[this.#context.dialect]) return { damage, expects: undefined };
    const place = { companion: file, pointer: "/timestamp", until: announcingEvents[file] };
    return this.#context.expectFinding(damage, "companion-stale", place);
  }

  #replace(file: CompanionFile, event: JsonObject | undefined): void {
    if (event !== undefined) this.#shown.set(file, event);
    if (file === "NavRoute.json") this.#oldRoute = undefined;
  }
}

function timeMsOf(event: JsonObject | undefined): number {
  return parseTimestampMs(event?.["timestamp"]) ?? Number.NaN;
}
