import type { KindRules } from "./KindRules.ts";
import type { StandardSchema } from "./StandardSchema.ts";
import { validateKind, type ValidateOptions, type Validation } from "./validateKind.ts";

/** The contract of one kind: validates on its own, and speaks Standard Schema to libraries that accept it. */
export interface Contract<Kind extends string, Event> extends StandardSchema<Event> {
  readonly kind: Kind;
  /** Holds a value against this kind; never throws. */
  validate(value: unknown, options?: ValidateOptions): Validation<Event>;
}

/** Makes a kind's contract of its generated rules. */
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
