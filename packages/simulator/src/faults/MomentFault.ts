import type { Damage, Dialect, Expectation, Fault, Scar, ScarredMoment } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";

/** A fault in events or in their sequence: a map over moments. */
export interface MomentFault extends Fault {
  readonly sort: "event" | "sequence";
  /** Damages moments as they pass; it holds none back, and leaves alone what is taken. */
  damage(moments: Iterable<ScarredMoment>, work: Work): Iterable<ScarredMoment>;
}

/** What a fault works with in one session. */
export class Work {
  readonly chance: Chance;
  readonly dialect: Dialect;
  readonly #fault: Fault;
  readonly #rate: number;

  constructor(fault: Fault, dialect: Dialect, rate: number, chance: Chance) {
    this.#fault = fault;
    this.dialect = dialect;
    this.#rate = rate;
    this.chance = chance;
  }

  /** Decides whether a place that offers itself is damaged. */
  strikes(): boolean {
    return this.chance.isLucky(this.#rate);
  }

  /** Begins a damage. */
  begin(): Damage {
    return { fault: this.#fault.name };
  }

  /** Says what must be found here; where the dialect has no such rule, only that damage stands here. */
  scar(damage: Damage, rule: string, pointer: string, more: Partial<Expectation> = {}): Scar {
    const provoked = this.#fault.provokes.find((each) => each.rule === rule);
    if (provoked === undefined) throw new TypeError(`${this.#fault.name} does not say that it provokes ${rule}`);
    const severity = provoked.severity[this.dialect];
    return { damage, expects: severity === undefined ? undefined : { rule, severity, pointer, ...more } };
  }
}

/** Gives a moment another event. */
export function withEvent(given: ScarredMoment, event: ScarredMoment["moment"]["event"]): ScarredMoment {
  return { ...given, moment: { ...given.moment, event } };
}

/** Adds scars to a moment and keeps other damage away from it. */
export function scarred(given: ScarredMoment, ...scars: readonly Scar[]): ScarredMoment {
  return { ...given, scars: [...given.scars, ...scars], isTaken: true };
}
