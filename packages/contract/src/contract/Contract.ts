import { toTodaysForm } from "./GameHistory.ts";
import type { JsonObject } from "../text/Json.ts";
import type { KindRules } from "./KindRules.ts";
import { validateKind, type ValidateOptions, type Validation } from "./validateKind.ts";

/** One issue of a failed Standard Schema validation. */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly string[];
}

/** The Standard Schema interface, version 1 (standardschema.dev), as far as a synchronous schema needs it. */
export interface StandardSchema<Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "shipslog";
    validate(
      value: unknown,
    ): { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };
    readonly types?: { readonly input: unknown; readonly output: Output };
  };
}

/**
 * The contract of one kind: validates events, and implements Standard Schema for libraries that accept it. `Any` is the event as any version of
 * the game wrote it.
 */
export interface Contract<Kind extends string, Event, Any = Event> extends StandardSchema<Event> {
  readonly kind: Kind;
  /** Validates a value as an event of this kind that a version of the game wrote; throws only for options that are not allowed. */
  validate(value: unknown, options: ValidateOptions & { readonly game: string }): Validation<Any>;
  /** Validates a value as an event of this kind; throws only for options that are not allowed. */
  validate(value: unknown, options?: ValidateOptions): Validation<Event>;
  /** The event with the names and forms that the game writes today; what an earlier game did not write stays absent. */
  inTodaysForm(event: JsonObject): JsonObject;
}

/** Makes the contract of a kind from its generated rules. */
export function contractOf<Kind extends string, Event, Any>(
  rules: KindRules & { readonly kind: Kind },
): Contract<Kind, Event, Any> {
  const validate = (value: unknown, options: ValidateOptions = {}) => validateKind<Event>(rules, value, options);
  return {
    kind: rules.kind,
    // Which type the event has follows from the options, which the compiler cannot see here.
    validate: validate as Contract<Kind, Event, Any>["validate"],
    inTodaysForm: (event) => (rules.history === undefined ? event : toTodaysForm(rules.history, event)),
    "~standard": {
      version: 1,
      vendor: "shipslog",
      validate(value) {
        const { ok, event, issues } = validate(value);
        if (ok) return { value: event };
        const errors = issues.filter((issue) => issue.severity === "error");
        return {
          issues: errors.map(({ message, pointer }) => ({ message, path: pointer.split("/").slice(1) })),
        };
      },
    },
  };
}
