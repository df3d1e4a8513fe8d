import type { Damage, Dialect, Expectation, Fault, JsonObject, Scar } from "@shipslog/contract";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import type { WriteStep } from "../write/WriteStep.ts";

/** A write step with what was done to it. */
export interface ScarredStep {
  readonly step: WriteStep;
  readonly scars: readonly Scar[];
  /** Whether other damage must keep away. */
  readonly isTaken: boolean;
  /** Whether the line cannot be read any more, so that what rests on having seen every line ends here. */
  readonly isGap?: true;
}

/** A step that adds to a journal, with what was done to it. */
export interface ScarredAppend extends ScarredStep {
  readonly step: Extract<WriteStep, { type: "append" }>;
}

/** A step that replaces a companion file, with what was done to it. */
export interface ScarredReplace extends ScarredStep {
  readonly step: Extract<WriteStep, { type: "replace" }>;
}

/** Whether a step adds to a journal. */
export function isAppend(given: ScarredStep): given is ScarredAppend {
  return given.step.type === "append";
}

/** Whether a step replaces a companion file. */
export function isReplace(given: ScarredStep): given is ScarredReplace {
  return given.step.type === "replace";
}

/** The event name of a line; undefined where the line cannot be read, even if it begins with one. */
export function lineNameOf({ step, isGap }: ScarredAppend): string | undefined {
  if (isGap === true) return undefined;
  return peekEventName(new TextDecoder().decode(step.bytes.subarray(0, mostBytesToName)));
}

/** Longer than any beginning of a line up to the end of its event name; a line may have megabytes. */
const mostBytesToName = 200;

/** The event that a line or a file holds; undefined when it holds none. */
export function readBytes(bytes: Uint8Array): JsonObject | undefined {
  const parsed = parseLine(new TextDecoder().decode(bytes).trimEnd());
  return parsed.ok ? parsed.event : undefined;
}

/** A fault in the text of lines or in files: a map over write steps. */
export interface StepFault extends Fault {
  readonly sort: "text" | "file";
  /** Damages steps as they pass, and leaves alone what is taken. */
  damage(steps: Iterable<ScarredStep>, work: StepWork): Iterable<ScarredStep>;
}

/** What a fault works with in one session. */
export class StepWork {
  /** Draws a number from 0 to below 1. */
  readonly draw: () => number;
  readonly #fault: Fault;
  readonly #dialect: Dialect;
  readonly #rate: number;

  constructor(fault: Fault, dialect: Dialect, rate: number, draw: () => number) {
    this.#fault = fault;
    this.#dialect = dialect;
    this.#rate = rate;
    this.draw = draw;
  }

  /** Decides whether a place that offers itself is damaged. */
  strikes(): boolean {
    return this.draw() < this.#rate;
  }

  /** Draws a whole number from 0 to below a bound. */
  below(bound: number): number {
    return Math.floor(this.draw() * bound);
  }

  /** Begins a damage. */
  begin(): Damage {
    return { fault: this.#fault.name };
  }

  /** Says what must be found here; where the dialect has no such rule, only that damage stands here. */
  scar(damage: Damage, rule: string, more: Partial<Expectation> = {}): Scar {
    const severity = this.#fault.provokes.find((each) => each.rule === rule)?.severity[this.#dialect];
    return { damage, expects: severity === undefined ? undefined : { rule, severity, pointer: "", ...more } };
  }
}
