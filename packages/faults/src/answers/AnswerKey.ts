import type { Position, WriteStep } from "@shipslog/contract";
import type { DamagedStep, DamageId, Expectation } from "../damage/ExpectedDamage.ts";
import { fileAnnouncedBy, isAppend, lineNameOf } from "../damage/StepFault.ts";
import type { Observer } from "../Fault.ts";
import { FollowedRoute } from "../tracking/FollowedRoute.ts";
import { LinePositions } from "../tracking/LinePositions.ts";
import type { ExpectedFinding, FaultAnswer } from "./FaultAnswer.ts";

/** An expected finding, and what decides who can see it. */
interface PendingFinding {
  readonly expects: Expectation;
  readonly position: Position | undefined;
  readonly atMs: number;
  /** Whether it is no longer visible in the complete folder. */
  isOver: boolean;
  /** Whether it was over before a follower looked at the file. */
  isUnseen: boolean;
}

interface DraftAnswer extends Omit<FaultAnswer, "expected"> {
  readonly findings: PendingFinding[];
}

const observers: readonly Observer[] = ["reader", "follower"];

/** Builds the answer key from damaged steps: every damage, the findings it must cause, and their positions. */
export class AnswerKey {
  readonly #positions = new LinePositions();
  readonly #route = new FollowedRoute();
  readonly #drafts = new Map<DamageId, DraftAnswer>();
  /** Findings about companion files that are still visible. */
  readonly #open = new Set<PendingFinding>();

  /** Takes each step and passes it on without its damages. */
  *follow(steps: Iterable<DamagedStep>): Generator<WriteStep, void, undefined> {
    for (const given of steps) {
      this.take(given);
      yield given.step;
    }
  }

  /** Takes one step. */
  take(given: DamagedStep): void {
    const { step, damages } = given;
    const position = this.#positions.take(step);
    let isOffRoute = this.#route.isLeftBy(given);
    this.#close(given);
    for (const { damage, expects } of damages) {
      const { findings } = this.#draftOf(damage, step, position);
      if (expects === undefined || (expects.onlyOffRoute === true && !isOffRoute)) continue;
      // A jump off the route is reported once, however many damages caused it.
      if (expects.onlyOffRoute === true) isOffRoute = false;
      const isAtFile = expects.companion !== undefined;
      const finding = {
        expects,
        position: isAtFile ? undefined : position,
        atMs: step.atMs,
        isOver: false,
        isUnseen: false,
      };
      findings.push(finding);
      if (isAtFile) this.#open.add(finding);
    }
  }

  /** The answers so far, in the order the damage was done. */
  answers(): readonly FaultAnswer[] {
    return [...this.#drafts.values()].map(({ fault, position, companion, findings }) => {
      const expected = findings.map((each) => this.#finish(each)).filter(({ witnesses }) => witnesses.length > 0);
      return { fault, position, companion, expected };
    });
  }

  #draftOf(damage: DamageId, step: WriteStep, position: Position | undefined): DraftAnswer {
    const companion = step.type === "replace" ? { file: step.file, atMs: step.atMs } : undefined;
    const draft = this.#drafts.get(damage) ?? { fault: damage.fault, position, companion, findings: [] };
    this.#drafts.set(damage, draft);
    return draft;
  }

  /** Closes the findings that a step ends: it writes the file again, or a check can no longer tell. */
  #close(given: DamagedStep): void {
    if (this.#open.size === 0) return;
    const { step } = given;
    const name = isAppend(given) ? lineNameOf(given) : undefined;
    const isRestart = given.isUnreadable === true || name === "Fileheader";
    for (const finding of this.#open) {
      const { companion, until } = finding.expects;
      const isRewritten = step.type === "replace" && step.file === companion;
      // A second announcement at the same time has the same file, which is not written again unless it changes.
      const isLater = name !== undefined && step.atMs !== finding.atMs && until?.includes(name) === true;
      // A Cargo line with its own list announces no file.
      const isNext = isLater && isAppend(given) && fileAnnouncedBy(given) === companion;
      const isEnded = until !== undefined && (isRestart || isNext);
      if (!isRewritten && !isEnded) continue;
      finding.isOver = true;
      // A follower looks at a file after everything written at the same time.
      finding.isUnseen = step.atMs === finding.atMs;
      this.#open.delete(finding);
    }
  }

  #finish({ expects, position, atMs, isOver, isUnseen }: PendingFinding): ExpectedFinding {
    const { rule, severity, pointer } = expects;
    const only = expects.onlyOffRoute === true ? "follower" : expects.only;
    const companion = expects.companion === undefined ? undefined : { file: expects.companion, atMs };
    const isCutAway = position !== undefined && position.generation < this.#positions.generationOf(position.file);
    const isHidden: Readonly<Record<Observer, boolean>> = { reader: isOver || isCutAway, follower: isUnseen };
    const witnesses = observers.filter((each) => (only === undefined || each === only) && !isHidden[each]);
    return { rule, severity, pointer, position, companion, witnesses };
  }
}
