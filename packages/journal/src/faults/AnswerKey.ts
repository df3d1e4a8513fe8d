import type { Answer, Damage, Expectation, ExpectedFinding, Position, Witness } from "@shipslog/contract";
import type { WriteStep } from "../write/WriteStep.ts";
import { FollowedRoute } from "./FollowedRoute.ts";
import { LineAccount } from "./LineAccount.ts";
import { isAppend, lineNameOf, type ScarredStep } from "./StepFault.ts";

/** What must be found, with what decides who will see it. */
interface Entry {
  readonly expects: Expectation;
  readonly position: Position | undefined;
  readonly atMs: number;
  /** Whether a reader of the complete folder no longer meets it. */
  isOver: boolean;
  /** Whether it was over before anyone who follows could look at the file. */
  isUnseen: boolean;
}

interface Draft {
  readonly fault: string;
  readonly position: Position | undefined;
  readonly companion: Answer["companion"];
  readonly entries: Entry[];
}

const everyone: readonly Witness[] = ["reader", "follower"];

/** Walks damaged steps and writes the answer key: every damage, with what it must provoke and where that stands. */
export class AnswerKey {
  readonly #account = new LineAccount();
  readonly #route = new FollowedRoute();
  readonly #drafts = new Map<Damage, Draft>();
  /** Findings about companion files that still stand. */
  readonly #standing = new Set<Entry>();

  /** Follows the steps and hands them on without their scars. */
  *follow(steps: Iterable<ScarredStep>): Generator<WriteStep, void, undefined> {
    for (const given of steps) {
      this.take(given);
      yield given.step;
    }
  }

  /** Follows one step. */
  take(given: ScarredStep): void {
    const { step, scars } = given;
    const position = this.#account.take(step);
    let isOffRoute = this.#route.isLeftBy(given);
    this.#end(given);
    for (const { damage, expects } of scars) {
      const entries = this.#draftOf(damage, step, position).entries;
      if (expects === undefined || (expects.onlyOffRoute === true && !isOffRoute)) continue;
      // Whatever made it leave the route, a jump is found once.
      if (expects.onlyOffRoute === true) isOffRoute = false;
      const isAtFile = expects.companion !== undefined;
      const entry = {
        expects,
        position: isAtFile ? undefined : position,
        atMs: step.atMs,
        isOver: false,
        isUnseen: false,
      };
      entries.push(entry);
      if (isAtFile) this.#standing.add(entry);
    }
  }

  /** The answers so far, in the order the damage was done. */
  answers(): readonly Answer[] {
    return [...this.#drafts.values()].map(({ fault, position, companion, entries }) => {
      const expected = entries.map((entry) => this.#finish(entry)).filter(({ witnesses }) => witnesses.length > 0);
      return { fault, position, companion, expected };
    });
  }

  #draftOf(damage: Damage, step: WriteStep, position: Position | undefined): Draft {
    const companion = step.type === "replace" ? { file: step.file, atMs: step.atMs } : undefined;
    const draft = this.#drafts.get(damage) ?? { fault: damage.fault, position, companion, entries: [] };
    this.#drafts.set(damage, draft);
    return draft;
  }

  /** Takes note of what a step ends: a file written again, a line after which nobody can tell any more. */
  #end(given: ScarredStep): void {
    if (this.#standing.size === 0) return;
    const { step } = given;
    const name = isAppend(given) ? lineNameOf(given) : undefined;
    const isAnew = given.isGap === true || name === "Fileheader";
    for (const entry of this.#standing) {
      const { companion, until } = entry.expects;
      const isRewritten = step.type === "replace" && step.file === companion;
      const isUntold = until !== undefined && (isAnew || (name !== undefined && until.includes(name)));
      if (!isRewritten && !isUntold) continue;
      entry.isOver = true;
      // Whoever follows looks at a file after all that is written at its time.
      entry.isUnseen = step.atMs === entry.atMs;
      this.#standing.delete(entry);
    }
  }

  #finish({ expects, position, atMs, isOver, isUnseen }: Entry): ExpectedFinding {
    const { rule, severity, pointer } = expects;
    const only = expects.onlyOffRoute === true ? "follower" : expects.only;
    const companion = expects.companion === undefined ? undefined : { file: expects.companion, atMs };
    const isCutAway = position !== undefined && position.generation < this.#account.generationOf(position.file);
    const isHidden: Readonly<Record<Witness, boolean>> = { reader: isOver || isCutAway, follower: isUnseen };
    const witnesses = everyone.filter((each) => (only === undefined || each === only) && !isHidden[each]);
    return { rule, severity, pointer, position, companion, witnesses };
  }
}
