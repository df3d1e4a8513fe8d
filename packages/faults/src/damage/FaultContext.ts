import type { Dialect } from "@shipslog/contract";
import type { Fault } from "../Fault.ts";
import type { DamageId, Expectation, ExpectedDamage } from "./ExpectedDamage.ts";

/** A source of random numbers from 0 (included) to 1 (excluded). A seeded source makes the damage repeatable. */
export type RandomNumbers = () => number;

/** Faults on demand, beside those by rate: a caller asks for one while the session is written. */
export interface FaultDemand {
  /** Whether the next place that the fault can damage must be damaged. */
  isWanted(fault: string): boolean;
  /** Called when the fault begins a damage, on demand or by rate. */
  strike(fault: string): void;
}

/** How one fault is applied to one session. */
export interface FaultSettings {
  readonly dialect: Dialect;
  /** The share of candidates to damage, from 0 to 1. */
  readonly rate: number;
  readonly random: RandomNumbers;
  readonly demand?: FaultDemand | undefined;
}

/** What a fault needs while it damages one session: its random choices, and the findings to expect. */
export class FaultContext {
  readonly dialect: Dialect;
  readonly #fault: Fault;
  readonly #rate: number;
  readonly #random: RandomNumbers;
  readonly #demand: FaultDemand | undefined;

  constructor(fault: Fault, { dialect, rate, random, demand }: FaultSettings) {
    this.dialect = dialect;
    this.#fault = fault;
    this.#rate = rate;
    this.#random = random;
    this.#demand = demand;
  }

  /** Decides by the rate, or on demand, whether to damage a candidate. */
  shouldDamage(): boolean {
    const isDrawn = this.#random() < this.#rate;
    return isDrawn || this.#demand?.isWanted(this.#fault.name) === true;
  }

  /** Draws a whole number from 0 to below a bound. */
  integerBelow(bound: number): number {
    return Math.floor(this.#random() * bound);
  }

  /** Draws a number from min (included) to max (excluded). */
  between(min: number, max: number): number {
    return min + this.#random() * (max - min);
  }

  /** Draws one element of a list; undefined if the list is empty. */
  pick<Item>(list: readonly Item[]): Item | undefined {
    return list.length === 0 ? undefined : list[this.integerBelow(list.length)];
  }

  /** Returns the elements of a list in random order. */
  shuffle<Item>(list: readonly Item[]): readonly Item[] {
    const order = [...list];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.integerBelow(last + 1);
      [order[last], order[other]] = [order[other] as Item, order[last] as Item];
    }
    return order;
  }

  /** Starts a damage; every place it affects refers to the returned object. */
  startDamage(): DamageId {
    this.#demand?.strike(this.#fault.name);
    return { fault: this.#fault.name };
  }

  /** Records the finding that a damage must cause here; none if the dialect does not have the rule. */
  expectFinding(damage: DamageId, rule: string, more: Partial<Expectation> = {}): ExpectedDamage {
    const provoked = this.#fault.provokes.find((each) => each.rule === rule);
    if (provoked === undefined) throw new TypeError(`${this.#fault.name} does not declare that it provokes ${rule}`);
    const severity = provoked.severity[this.dialect];
    return { damage, expects: severity === undefined ? undefined : { rule, severity, pointer: "", ...more } };
  }
}
