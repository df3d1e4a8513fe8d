import { appendKey, type CompanionFile, type companionKinds, type EventOf, type Kind } from "@shipslog/contract";
import type { Mutation, DraftEvent, Draw } from "./Mutation.ts";

/** What can be damaged: a kind in the journal, a companion file, or a framing event of dialect live. */
type Target = Kind | CompanionFile | "Fileheader";

/** The event under damage, as it was before. */
type Sound<Name extends Target> = Name extends CompanionFile
  ? EventOf<(typeof companionKinds)[Name]>
  : Name extends Kind
    ? EventOf<Name>
    : { event: string; part: number };

type Item<List> = NonNullable<List> extends readonly (infer Element)[] ? Element : never;

/** Breaks an event by hand. */
export function mutateEvent<const Name extends Target>(
  to: Name | readonly Name[],
  what: string,
  edit: (event: Sound<Name>, draw: Draw) => string | undefined,
): Mutation {
  return {
    what,
    targets: typeof to === "string" ? [to] : to,
    edit: (event, draw) => edit(event as unknown as Sound<Name>, draw),
  };
}

/** Keeps a damage to the last such entry of a session, where it would speak to what follows. */
export function onLastEntry(given: Mutation): Mutation {
  return { ...given, onlyLast: true };
}

/** Gives a field any value, whether it may hold it or not, and names the field. */
export function setField(object: object, field: string, value: unknown): string {
  (object as DraftEvent)[field] = value;
  return field;
}

/** Takes a field away, whether it may be absent or not, and names the field; undefined where there is none. */
export function deleteField(object: object, field: string): string | undefined {
  return Object.hasOwn(object, field) && Reflect.deleteProperty(object, field) ? field : undefined;
}

const pointerTo = (field: string | undefined): string | undefined =>
  field === undefined ? undefined : appendKey("", field);

/** Takes a top-level field away. */
export function withoutField<Name extends Target>(name: Name, field: string & keyof Sound<Name>): Mutation {
  return mutateEvent(name, `${name} without ${field}`, (event) => pointerTo(deleteField(event, field)));
}

/** Gives a top-level field a value whether it is there or not. */
export function withField(name: Target, field: string, value: unknown): Mutation {
  return mutateEvent(name, `${name}.${field} = ${JSON.stringify(value)}`, (event) =>
    pointerTo(setField(event, field, value)),
  );
}

/** Gives a top-level field that is there another value; undefined from `make` means that this event does not suit. */
export function withChangedField<Name extends Target, Field extends string & keyof Sound<Name>>(
  name: Name,
  field: Field,
  what: string,
  make: (value: NonNullable<Sound<Name>[Field]>, draw: Draw, event: Sound<Name>) => unknown,
): Mutation {
  return mutateEvent(name, `${name}.${field}: ${what}`, (event, draw) => {
    const value = event[field];
    if (value === undefined || value === null) return undefined;
    const other = make(value, draw, event);
    return other === undefined ? undefined : pointerTo(setField(event, field, other));
  });
}

/** Changes one element of a list that suits; `change` gives the field it changed, or undefined where the element does not suit. */
export function withChangedItem<Name extends Target, List extends string & keyof Sound<Name>>(
  name: Name,
  list: List,
  what: string,
  change: (item: Item<Sound<Name>[List]>, draw: Draw, event: Sound<Name>) => string | undefined,
): Mutation {
  return mutateEvent(name, `${name}.${list}: ${what}`, (event, draw) => {
    const items = (event[list] ?? []) as readonly Item<Sound<Name>[List]>[];
    const offset = draw(Math.max(1, items.length));
    for (let step = 0; step < items.length; step++) {
      const index = (offset + step) % items.length;
      const item = items[index];
      const field = item === undefined ? undefined : change(item, draw, event);
      if (field !== undefined) return `/${list}/${index}/${field}`;
    }
    return undefined;
  });
}
