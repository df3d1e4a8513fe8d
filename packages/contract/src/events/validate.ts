import type { Contract } from "../contract/Contract.ts";
import { describe } from "../issues/describe.ts";
import { contracts } from "../generated/contracts.ts";
import { type Issue, issueCodes, type IssueCode } from "../issues/Issue.ts";
import type { JournalEvent, Kind } from "./kinds.ts";
import { requireOptions } from "../options/requireOptions.ts";
import { conclude, validateShapes, type ValidateOptions, type Validation } from "../contract/validateKind.ts";

const byKind: ReadonlyMap<unknown, Contract<Kind, JournalEvent>> = new Map(Object.entries(contracts));

/** Validates a value by the contract of its kind and returns all issues; throws only for options that are not allowed. */
export function validate(value: unknown, options?: ValidateOptions): Validation<JournalEvent> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refuse("not-an-object", "", "a JSON object", value, options);
  }
  const name = (value as Record<string, unknown>)["event"];
  if (name === undefined) return refuse("field-missing", "/event", "string", name, options);
  const contract = byKind.get(name);
  if (!contract) return refuse("unknown-kind", "/event", "one of the sixteen kinds", name, options);
  return contract.validate(value, options);
}

function refuse(
  code: IssueCode,
  pointer: string,
  expected: string,
  value: unknown,
  options: ValidateOptions | undefined,
): Validation<JournalEvent> {
  requireOptions(options, validateShapes);
  const { severity } = issueCodes[code];
  const section = pointer === "" ? "What the service does" : "Common fields (all events)";
  const issue: Issue = { code, severity, pointer, expected, received: describe(value), section, deviation: undefined };
  return conclude(value as JournalEvent, [issue]);
}
