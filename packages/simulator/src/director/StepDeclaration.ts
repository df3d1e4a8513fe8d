import type { JsonObject, Kind } from "@shipslog/contract";
import { versionPattern } from "../scenarios/parseScenario.ts";
import type { ObservedDeclaration, TypedKind } from "@shipslog/contract/observed";
import type { ScenarioSchema } from "../scenarios/problemsOf.ts";
import type { GameSession } from "../session/GameSession.ts";

declare const valueOf: unique symbol;

/** A field of a step: its JSON Schema, which also carries the type of its value. */
export interface StepField<Value = unknown> extends ScenarioSchema {
  readonly [valueOf]?: Value;
}

/** The fields of a step, by name; every field is optional. */
export type StepFields = Readonly<Record<string, StepField>>;

/** The values of the fields of a step. */
export type ValuesOf<Fields extends StepFields> = {
  readonly [Name in keyof Fields]?: Fields[Name] extends StepField<infer Value> ? Value : never;
};

/** What a step is carried out on, and the wishes that every step may have. */
export interface StepContext {
  readonly session: GameSession;
  /** Whether the step must be possible now, without other steps that lead to it. */
  readonly isStrict: boolean;
  /** Values that fields of the event must have; empty without wishes. */
  readonly expect: JsonObject;
  /** The declarations of observed kinds, if the caller gave them. */
  readonly observed: readonly ObservedDeclaration[] | undefined;
}

/** One step: what a player does by this name, its fields, and how it is carried out. */
export interface StepDeclaration<Fields extends StepFields = StepFields> {
  /** One sentence for help and docs. */
  readonly does: string;
  readonly fields: Fields;
  /** The field that a prompt takes without its name, as in `wait 10m`. */
  readonly argument?: keyof Fields & string;
  /** Whether an open screen stays open; other steps close it. */
  readonly keepsScreen?: true;
  /** The kind of event whose fields `expect` is about. */
  readonly expects?: Kind;
  /** Carries the step out; refuses by throwing a RefusedStep. */
  run(context: StepContext, values: ValuesOf<Fields>): void;
}

/** Declares a step, with the types of its values inferred from its fields. */
export function step<const Fields extends StepFields>(declaration: StepDeclaration<Fields>): StepDeclaration<Fields> {
  return declaration;
}

/** Declares a field that takes any text. */
export function textField(description: string): StepField<string> {
  return { type: "string", minLength: 1, description };
}

/** Declares a field that takes the name of a specified or observed kind. */
export function kindField(description: string): StepField<TypedKind> {
  return { type: "string", minLength: 1, description };
}

/** Declares a field that takes one of several words. */
export function wordField<const Words extends readonly string[]>(
  words: Words,
  description: string,
): StepField<Words[number]> {
  return { type: "string", enum: words, description };
}

/** Declares a field that takes a number within limits. */
export function numberField(minimum: number, maximum: number, description: string): StepField<number> {
  return { type: "number", minimum, maximum, description };
}

/** Declares a field that takes a whole number within limits. */
export function wholeField(minimum: number, maximum: number, description: string): StepField<number> {
  return { type: "integer", minimum, maximum, description };
}

/** Declares a field that is true or false. */
export function flagField(description: string): StepField<boolean> {
  return { type: "boolean", description };
}

/** Declares a field that takes an object with any fields. */
export function anyField(description: string): StepField<JsonObject> {
  return { type: "object", additionalProperties: true, description };
}

/** Declares a field that takes a duration such as `90s`, `10m` or `2h`. */
export function durationField(description: string): StepField<string> {
  return { type: "string", pattern: durationPattern, examples: ["90s", "10m", "2h"], description };
}

/** Declares a field that takes a version of the game. */
export function versionField(description: string): StepField<string> {
  return { type: "string", pattern: versionPattern, examples: ["4.4.0.0 beta"], description };
}

/** The form of a duration. */
const durationPattern = String.raw`^\d+(\.\d+)?[smhd]$`;

const unitsMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Returns the milliseconds of a duration such as `90s`, `10m` or `2h`; throws a RangeError for any other text. */
export function millisecondsOfDuration(text: string): number {
  if (!new RegExp(durationPattern).test(text)) throw new RangeError(`"${text}" is not a duration such as 90s or 10m`);
  return Math.round(Number.parseFloat(text) * (unitsMs[text.slice(-1)] ?? 0));
}

/** Why a step cannot be carried out; thrown inside the director and returned by it as a value. */
export class RefusedStep extends Error {
  /** What would make the step possible. */
  readonly possible: string;

  constructor(reason: string, possible: string) {
    super(reason);
    this.name = "RefusedStep";
    this.possible = possible;
  }
}

/** Refuses the step that is being carried out: one sentence with the reason, one that tells what would make it possible. */
export function refuseStep(reason: string, possible: string): never {
  throw new RefusedStep(reason, possible);
}
