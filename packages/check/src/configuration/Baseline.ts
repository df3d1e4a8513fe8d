import type { Finding } from "../findings/Finding.ts";

/** One accepted finding, or a group of them: what is left out may be anything. */
export interface AcceptedFinding {
  readonly rule: string;
  /** Base name of the journal file or the companion file. */
  readonly file?: string;
  /** Line of the journal file. */
  readonly line?: number;
  /** JSON pointer into the event. */
  readonly pointer?: string;
  /** Why it is accepted. */
  readonly reason: string;
}

/** The findings that are accepted. */
export interface Baseline {
  readonly accepted: readonly AcceptedFinding[];
}

/** A baseline that was read, or everything that is wrong with its text. */
export type ParsedBaseline =
  | { readonly ok: true; readonly baseline: Baseline }
  | { readonly ok: false; readonly problems: readonly string[] };

/** What each field of an accepted finding must be. */
const fields: Readonly<Record<string, { readonly type: string; readonly isNeeded: boolean }>> = {
  rule: { type: "string", isNeeded: true },
  file: { type: "string", isNeeded: false },
  line: { type: "number", isNeeded: false },
  pointer: { type: "string", isNeeded: false },
  reason: { type: "string", isNeeded: true },
};

/** Reads a baseline file, `{ "accepted": [{ "rule", "file", "line", "pointer", "reason" }] }`; no text makes it throw. */
export function parseBaseline(text: string): ParsedBaseline {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problems: ["the baseline is not JSON"] };
  }
  const accepted = (value as { accepted?: unknown } | null)?.accepted;
  if (!Array.isArray(accepted)) return { ok: false, problems: [`the baseline has no list "accepted"`] };
  const problems = accepted.flatMap((each: unknown, index) => problemsOf(each, index));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, baseline: { accepted } };
}

function problemsOf(accepted: unknown, index: number): readonly string[] {
  const values = (typeof accepted === "object" ? (accepted ?? {}) : {}) as Readonly<Record<string, unknown>>;
  const where = `accepted[${index}]`;
  const unknown = Object.keys(values).filter((key) => !Object.hasOwn(fields, key));
  const wrong = Object.entries(fields).filter(([key, { type, isNeeded }]) => {
    const value = values[key];
    return value === undefined ? isNeeded : typeof value !== type || value === "";
  });
  return [
    ...unknown.map((key) => `${where} has a field "${key}" that means nothing`),
    ...wrong.map(([key, { type }]) => `${where} needs "${key}" to be a ${type} that is not empty`),
  ].filter((problem) => !problem.includes(`"pointer"`) || values["pointer"] !== "");
}

/** Accepts findings by a baseline, and remembers what it was used for. */
export class Acceptance {
  readonly #unused: Set<AcceptedFinding>;
  readonly #byRule: ReadonlyMap<string, readonly AcceptedFinding[]>;

  constructor({ accepted }: Baseline = { accepted: [] }) {
    this.#unused = new Set(accepted);
    this.#byRule = Map.groupBy(accepted, ({ rule }) => rule);
  }

  /** Whether a finding is accepted. */
  accepts(finding: Finding): boolean {
    const fitting = this.#byRule.get(finding.rule)?.find((each) => fits(each, finding));
    if (fitting === undefined) return false;
    this.#unused.delete(fitting);
    return true;
  }

  /** The entries that accepted nothing so far, in the order of the file. */
  unused(): readonly AcceptedFinding[] {
    return [...this.#unused];
  }
}

function fits({ file, line, pointer }: AcceptedFinding, finding: Finding): boolean {
  const { position, companion } = finding;
  return (
    (file === undefined || file === (position?.file ?? companion?.file)) &&
    (line === undefined || line === position?.line) &&
    (pointer === undefined || pointer === finding.pointer)
  );
}
