import type { JsonObject } from "@shipslog/contract";
import type { ValuesOf } from "./StepDeclaration.ts";
import type { StepName, steps } from "./steps/steps.ts";

/** Wishes that every step may have. */
export interface StepWishes {
  /** True refuses the step unless it is possible now; by default other steps lead to it. */
  readonly strict?: boolean;
  /**
   * Values that fields of the event must have, such as `{ Wanted: true }`: `"any"` for any value, null for an absent field,
   * an object for an object with these fields or for a list with such an element.
   */
  readonly expect?: JsonObject;
}

/** A step of one name: `do` names it, and the other fields are its own. */
export type StepOf<Name extends StepName> = { readonly do: Name } & StepWishes &
  ValuesOf<(typeof steps)[Name]["fields"]>;

/** Something a player does, by name: `{ do: "jump", to: "nearest inhabited" }`. */
export type Step = { [Name in StepName]: StepOf<Name> }[StepName];
