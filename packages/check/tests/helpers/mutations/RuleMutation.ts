import {
  appendKey,
  type CompanionFile,
  type companionKinds,
  type EventOf,
  type Kind,
  type ObservedFile,
  type ObservedFileEvent,
  type SpecifiedFile,
} from "@shipslog/contract";
import type { ObservedEventByKind, ObservedKind } from "@shipslog/contract/observed";
import type { Draw } from "../drawFrom.ts";

/** An event that a mutation changes in place. */
type DraftEvent = Record<string, unknown>;

/** A line of a journal that a mutation changes, moves or removes. */
export interface DraftLine {
  file: string;
  raw: string;
}

/** One way to break a rule: the mutation test applies it to a valid journal and expects one finding of that rule. */
export interface RuleMutation {
  /** The change in a few words. */
  readonly what: string;
  /** The event names or companion files to change; any line when absent. */
  readonly targets?: readonly string[];
  /** Changes an event in place and returns the pointer of the expected finding; undefined when the event does not suit. */
  readonly edit?: (event: DraftEvent, draw: Draw) => string | undefined;
  /** Changes the text of the line or file; undefined when it does not suit. */
  readonly editText?: (text: string, draw: Draw) => string | undefined;
  /** Changes the lines of the journal and returns the index of the line of the expected finding; undefined when they do not suit. */
  readonly editLines?: (lines: DraftLine[], draw: Draw) => number | undefined;
  /** Only the last such entry of a session is changed, because an earlier change would affect later entries. */
  readonly onlyLast?: true;
}

/** What can be changed: a kind in the journal, specified or observed, or a companion file. */
type Target = Kind | CompanionFile | ObservedKind;

/** The event before the change. */
type ValidEvent<Name extends Target> = Name extends CompanionFile
  ? Name extends ObservedFile
    ? ObservedFileEvent<Name>
    : EventOf<(typeof companionKinds)[Name & SpecifiedFile]>
  : Name extends Kind
    ? EventOf<Name>
    : Name extends ObservedKind
      ? ObservedEventByKind[Name]
      : never;

type Item<List> = NonNullable<List> extends readonly (infer Element)[] ? Element : never;

/** Changes an event by a function. */
export function mutateEvent<const Name extends Target>(
  to: Name | readonly Name[],
  what: string,
  edit: (event: ValidEvent<Name>, draw: Draw) => string | undefined,
): RuleMutation {
  return {
    what,
    targets: typeof to === "string" ? [to] : to,
    edit: (event, draw) => edit(event as unknown as ValidEvent<Name>, draw),
  };
}

/** Limits a mutation to the last such entry of a session, because an earlier change would affect later entries. */
export function onLastEntry(given: RuleMutation): RuleMutation {
  return { ...given, onlyLast: true };
}

/** Sets a field to any value, allowed or not, and returns the name of the field. */
export function setField(object: object, field: string, value: unknown): string {
  (object as DraftEvent)[field] = value;
  return field;
}

/** Deletes a field, required or not, and returns its name; undefined when it is absent. */
export function deleteField(object: object, field: string): string | undefined {
  return Object.hasOwn(object, field) && Reflect.deleteProperty(object, field) ? field : undefined;
}

const pointerTo = (field: string | undefined): string | undefined =>
  field === undefined ? undefined : appendKey("", field);

/** Deletes a top-level field. */
export function withoutField<Name extends Target>(name: Name, field: string & keyof ValidEvent<Name>): RuleMutation {
  return mutateEvent(name, `${name} without ${field}`, (event) => pointerTo(deleteField(event, field)));
}

/** Sets a top-level field, present or not. */
export function withField(name: Target, field: string, value: unknown): RuleMutation {
  return mutateEvent(name, `${name}.${field} = ${JSON.stringify(value)}`, (event) =>
    pointerTo(setField(event, field, value)),
  );
}

/** Changes the value of a top-level field that is present; `make` returns undefined when the event does not suit. */
export function withChangedField<Name extends Target, Field extends string & keyof ValidEvent<Name>>(
  name: Name,
  field: Field,
  what: string,
  make: (value: NonNullable<ValidEvent<Name>[Field]>, draw: Draw, event: ValidEvent<Name>) => unknown,
): RuleMutation {
  return mutateEvent(name, `${name}.${field}: ${what}`, (event, draw) => {
    const value = event[field];
    if (value === undefined || value === null) return undefined;
    const other = make(value, draw, event);
    return other === undefined ? undefined : pointerTo(setField(event, field, other));
  });
}

/** Changes one element of an array; `change` returns the field it changed, or undefined when the element does not suit. */
export function withChangedItem<Name extends Target, List extends string & keyof ValidEvent<Name>>(
  name: Name,
  list: List,
  what: string,
  change: (item: Item<ValidEvent<Name>[List]>, draw: Draw, event: ValidEvent<Name>) => string | undefined,
): RuleMutation {
  return mutateEvent(name, `${name}.${list}: ${what}`, (event, draw) => {
    const items = (event[list] ?? []) as readonly Item<ValidEvent<Name>[List]>[];
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
