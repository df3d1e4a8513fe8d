import type { EventOf, Kind } from "@shipslog/contract";
import type { ObservedEventByKind } from "@shipslog/contract/observed";

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
