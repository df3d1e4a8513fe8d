import type { InventoryFile, JsonObject } from "@shipslog/contract";
import type { ObservedEventByKind } from "@shipslog/contract/observed/events";
import type { ObjectLayout } from "@shipslog/contract/text";
import type { ObservedRow } from "../../events/ObservedRow.ts";
import type { FramingInput } from "../Framing.ts";

/** One journal line that is written when its scene begins, or some time later. */
export interface SceneLine {
  /** How long after the transition it is written; 0 for at once. */
  readonly afterMs: number;
  /** Whether it is left out when the state changes before it is due. Other lines are written before the change. */
  readonly isOptional: boolean;
  readonly kind: string;
  readonly layout: ObjectLayout;
  /** Builds the fields when the line is due, and changes what the line changes; undefined when it is not written. */
  build(): JsonObject | undefined;
  /** The file written beside the line, and the fields that it shows. */
  readonly inventory?: { readonly file: InventoryFile; readonly fields: JsonObject };
}

/** Lines about what happens around a transition: a fight, a sale, a mission. */
export type Scene = (input: FramingInput) => readonly SceneLine[];

/** Makes a line that is written at once. */
export function say<Name extends keyof ObservedEventByKind, Given extends readonly unknown[]>(
  row: ObservedRow<Name, Given>,
  ...given: Given
): SceneLine {
  const { kind, layout } = row;
  return { afterMs: 0, isOptional: false, kind, layout, build: () => ({ ...row.build(...given) }) as JsonObject };
}

/** Makes a line whose content is known only when it is due; without content it is not written. */
export function sayWhenDue<Name extends keyof ObservedEventByKind, Given extends readonly unknown[]>(
  row: ObservedRow<Name, Given>,
  give: () => Given | undefined,
): SceneLine {
  const build = (): JsonObject | undefined => {
    const given = give();
    return given && ({ ...row.build(...given) } as JsonObject);
  };
  return { ...say(row, ...([] as unknown as Given)), build };
}

/** Postpones lines by seconds; they are written in any case. */
export function after(seconds: number, ...lines: readonly SceneLine[]): readonly SceneLine[] {
  return lines.map((line) => ({ ...line, afterMs: line.afterMs + seconds * 1000 }));
}

/** Postpones lines by seconds, and leaves them out when the state changes before. */
export function perhapsAfter(seconds: number, ...lines: readonly SceneLine[]): readonly SceneLine[] {
  return after(seconds, ...lines).map((line) => ({ ...line, isOptional: true }));
}

/** Adds the file that the game writes beside a line. */
export function beside(file: InventoryFile, fields: JsonObject, line: SceneLine): SceneLine {
  return { ...line, inventory: { file, fields } };
}
