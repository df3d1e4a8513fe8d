import type { JsonObject } from "@shipslog/contract";
import type { Line, LineKind, LineOf } from "../lines/line.ts";
import type { LiveInput } from "../live/LiveInput.ts";

/** One journal line that is written at once, or some time later. */
export interface PlannedLine {
  readonly line: Line;
  /** How long after its transition it is written; 0 for at once. */
  readonly afterMs: number;
  /** Whether it is left out when the state changes before it is due. Other lines are written before the change. */
  readonly isOptional: boolean;
  /** Whether it leaves its lists to the file beside it. */
  readonly isBare: boolean;
  /** The fields of the file beside the line, where they are not those of the line. */
  readonly beside?: JsonObject;
  /** Builds the fields when the line is due, and changes what the line changes; undefined when it is not written. */
  build(): JsonObject | undefined;
}

/** Lines about what happens around a transition: a fight, a sale, a mission. */
export type Scene = (input: LiveInput) => readonly PlannedLine[];

/** Plans a line to be written at once. */
export function say<Name extends LineKind, Given extends readonly unknown[]>(
  line: LineOf<Name, Given>,
  ...given: Given
): PlannedLine {
  return planned(line, () => line.build(...given) as JsonObject | undefined);
}

/** Plans a line that is built from the world and what has happened, when it is due. */
export function tell(line: Line, input: LiveInput | Pick<LiveInput, "world" | "happened">): PlannedLine {
  return planned(line, () => line.build(...([input] as never)) as JsonObject | undefined);
}

/** Plans a line whose content is known only when it is due; without content it is not written. */
export function sayWhenDue<Name extends LineKind, Given extends readonly unknown[]>(
  line: LineOf<Name, Given>,
  give: () => Given | undefined,
): PlannedLine {
  return planned(line, () => {
    const given = give();
    return given && (line.build(...given) as JsonObject | undefined);
  });
}

function planned(line: Line, build: PlannedLine["build"]): PlannedLine {
  return { line, afterMs: 0, isOptional: false, isBare: false, build };
}

/** Plans a line without its lists, which are in the file beside it. */
export function bare(line: PlannedLine): PlannedLine {
  return { ...line, isBare: true };
}

/** Postpones lines by seconds; they are written in any case. */
export function after(seconds: number, ...lines: readonly PlannedLine[]): readonly PlannedLine[] {
  return lines.map((line) => ({ ...line, afterMs: line.afterMs + seconds * 1000 }));
}

/** Postpones lines by seconds, and leaves them out when the state changes before. */
export function perhapsAfter(seconds: number, ...lines: readonly PlannedLine[]): readonly PlannedLine[] {
  return after(seconds, ...lines).map((line) => ({ ...line, isOptional: true }));
}

/** Adds what the file beside a line shows. */
export function beside(fields: JsonObject, line: PlannedLine): PlannedLine {
  return { ...line, beside: fields };
}
