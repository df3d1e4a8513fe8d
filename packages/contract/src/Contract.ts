import type { KindRules } from "./KindRules.ts";
import type { StandardSchema } from "./StandardSchema.ts";
import { validateKind, type ValidateOptions, type Validation } from "./validateKind.ts";

/** The contract of one kind: validates events, and implements Standard Schema for libraries that accept it. */
export interface Contract<Kind extends string, Event> extends StandardSchema<Event> {
  readonly kind: Kind;
  /** Validates a value as an event of this kind; throws only for options that are not allowed. */
  validate(value: unknown, options?: ValidateOptions): Validation<Event>;
}

/** Makes the contract of a kind from its generated rules. */
export function contractOf<Kind extends string, Event>(
  rules: KindRules & { readonly kind: Kind },
): Contract<Kind, Event> {
  const validate = (value: unknown, options: ValidateOptions = {}) => validateKind<Event>(rules, value, options);
  return {
    kind: rules.kind,
    validate,
    "~standard": {
      version: 1,
      vendor: "shipslog",
      validate(value) {
        const { ok, event, issues } = validate(value);
        if (ok) return { value: event };
        const errors = issues.filter((issue) => issue.severity === "error");
        return {
          issues: errors.map(({ code, pointer, expected, received }) => ({
            message: `${code}: expected ${expected}, received ${received}`,
            path: pointer.split("/").slice(1),
          })),
        };
      },
    },
  };
}
