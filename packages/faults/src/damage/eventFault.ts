import { appendKey, type JsonObject, type JsonValue, type Severity } from "@shipslog/contract";
import type { Fault } from "../Fault.ts";
import { changeAt, pathsLike, valueAt, type KeyPath } from "./changeAt.ts";
import { addDamages, type DamagedMoment, type ExpectedDamage } from "./ExpectedDamage.ts";
import type { FaultContext } from "./FaultContext.ts";
import { withEvent, type MomentFault } from "./MomentFault.ts";

/** One way to damage an event, as data. */
export interface EventEdit {
  readonly kind: string;
  /** The keys to the field; `*` matches any element of a list. */
  readonly path: readonly string[];
  /** The new value of the field; undefined removes it. */
  readonly to: JsonValue | undefined;
  /** The rule that must report it; left out where none does. */
  readonly rule?: string;
  /** Whether the field may be damaged, given the object that holds it and its value; if left out, whenever the field exists. */
  readonly when?: (holder: JsonObject, value: JsonValue | undefined) => boolean;
  /** The severity in live, if it differs there; `none` if the rule does not report in live. */
  readonly inLive?: Severity | "none";
  /** The field of the same object that the finding names, if it is another one. */
  readonly reportedAt?: string;
}

/** Creates a fault inside one event from its edits. */
export function eventFault<const Name extends string>(
  declared: Omit<Fault, "sort"> & { readonly name: Name },
  edits: readonly EventEdit[],
): MomentFault & { readonly name: Name } {
  return {
    ...declared,
    sort: "event",
    *damage(moments, context) {
      for (const given of moments) {
        yield isCandidate(given) && context.shouldDamage() ? damageEvent(given, edits, context) : given;
      }
    },
  };

  function isCandidate({ moment, isTaken }: DamagedMoment): boolean {
    return !isTaken && edits.some(({ kind }) => kind === moment.event?.["event"]);
  }
}

function damageEvent(given: DamagedMoment, edits: readonly EventEdit[], context: FaultContext): DamagedMoment {
  const { event } = given.moment;
  if (event === undefined) return given;
  for (const edit of context.shuffle(edits.filter(({ kind }) => kind === event["event"]))) {
    const path = pickPath(event, edit, context);
    if (path === undefined) continue;
    const expected = expectEdit(edit, pointerTo(path, edit), context);
    return addDamages(withEvent(given, changeAt(event, path, edit.to)), expected);
  }
  return given;
}

function expectEdit({ rule, inLive }: EventEdit, pointer: string, context: FaultContext): ExpectedDamage {
  const severity = context.dialect === "live" ? inLive : undefined;
  const damage = context.startDamage();
  if (severity === "none" || rule === undefined) return { damage, expects: undefined };
  return context.expectFinding(damage, rule, { pointer, ...(severity === undefined ? {} : { severity }) });
}

function pickPath(event: JsonObject, { path, when }: EventEdit, context: FaultContext): KeyPath | undefined {
  const isAllowed = (each: KeyPath): boolean => {
    if (when === undefined) return valueAt(event, each) !== undefined;
    return when(valueAt(event, each.slice(0, -1)) as JsonObject, valueAt(event, each));
  };
  return context.pick(pathsLike(event, path).filter(isAllowed));
}

function pointerTo(path: KeyPath, { reportedAt }: EventEdit): string {
  const keys = reportedAt === undefined ? path : [...path.slice(0, -1), reportedAt];
  return keys.reduce<string>((pointer, key) => appendKey(pointer, String(key)), "");
}
