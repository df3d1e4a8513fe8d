import type { EventOfAnyGameByKind } from "../generated/contracts.ts";
import type { ObservedEventByKind } from "../generated/observed/events.ts";
import { observedKinds } from "../generated/observed/observedKinds.ts";
import { nearestWord } from "../text/nearestWord.ts";
import { isKind, kinds, type EventOf, type Kind } from "./kinds.ts";
import { isObservedKind } from "./tier.ts";

/** A kind whose events have a type: specified or observed. */
export type TypedKind = Kind | keyof ObservedEventByKind;

/** The event of a specified or observed kind. */
export type TypedEvent<Name extends TypedKind> = {
  [Each in Name]: Each extends Kind
    ? EventOf<Each>
    : Each extends keyof ObservedEventByKind
      ? ObservedEventByKind[Each]
      : never;
}[Name];

/** The event of a specified or observed kind as any version of the game wrote it: what some version lacks is optional. */
export type TypedEventOfAnyGame<Name extends TypedKind> = {
  [Each in Name]: Each extends Kind ? EventOfAnyGameByKind[Each] : TypedEvent<Each>;
}[Name];

/** Throws a TypeError for a name that is no specified or observed kind, with the nearest one: a misspelt kind would never be found. */
export function requireTypedKind(name: string): void {
  if (isKind(name) || isObservedKind(name)) return;
  const nearest = nearestWord(name, [...kinds, ...observedKinds]);
  throw new TypeError(`unknown kind "${name}"${nearest === undefined ? "" : `; did you mean ${nearest}?`}`);
}
