import type { Finding } from "../findings/Finding.ts";

/** One accepted finding, or a group of them: an absent field matches anything. */
export interface AcceptedFinding {
  readonly rule: string;
  /** The journal file or companion file: its base name, or its path as the report prints it. */
  readonly file?: string;
  /** Line of the journal file. */
  readonly line?: number;
  /** JSON pointer into the event; empty for findings about the whole line or file. */
  readonly pointer?: string;
  /** The kind of the event or companion file. */
  readonly kind?: string;
  /** The fingerprint of the line, as findings have it: it stays when lines are added before it or the file is renamed. */
  readonly fingerprint?: string;
  /** Why it is accepted. */
  readonly reason: string;
}

/** The findings that a user accepts. */
export interface Baseline {
  readonly accepted: readonly AcceptedFinding[];
}

/** A parsed baseline, or all problems of its text. */
type ParsedBaseline =
  | { readonly ok: true; readonly baseline: Baseline }
  | { readonly ok: false; readonly problems: readonly string[] };

/** What a field of an accepted finding may hold. */
interface FieldShape {
  readonly type: "string" | "number";
  readonly isRequired: boolean;
  readonly mayBeEmpty: boolean;
}

const fields: Readonly<Record<string, FieldShape>> = {
  rule: { type: "string", isRequired: true, mayBeEmpty: false },
  file: { type: "string", isRequired: false, mayBeEmpty: false },
  line: { type: "number", isRequired: false, mayBeEmpty: true },
  pointer: { type: "string", isRequired: false, mayBeEmpty: true },
  kind: { type: "string", isRequired: false, mayBeEmpty: false },
  fingerprint: { type: "string", isRequired: false, mayBeEmpty: false },
  reason: { type: "string", isRequired: true, mayBeEmpty: false },
};

/** Parses a baseline file, `{ "accepted": [{ "rule", "file", "line", "pointer", "kind", "fingerprint", "reason" }] }`; never throws. */
export function parseBaseline(text: string): ParsedBaseline {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problems: ["the baseline is not JSON"] };
  }
  const problems = problemsOfBaseline(value);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, baseline: { accepted: (value as Baseline).accepted } };
}

/** Lists the problems of a value that should be a baseline. */
export function problemsOfBaseline(value: unknown): readonly string[] {
  const accepted = (value as { accepted?: unknown } | null)?.accepted;
  if (!Array.isArray(accepted)) return [`the baseline has no array "accepted"`];
  return accepted.flatMap((each: unknown, index) => problemsOf(each, index));
}

function problemsOf(accepted: unknown, index: number): readonly string[] {
  const values = (typeof accepted === "object" ? (accepted ?? {}) : {}) as Readonly<Record<string, unknown>>;
  const where = `accepted[${index}]`;
  const unknown = Object.keys(values).filter((key) => !Object.hasOwn(fields, key));
  const wrong = Object.entries(fields).filter(([key, shape]) => !fitsShape(values[key], shape));
  return [
    ...unknown.map((key) => `${where} has an unknown field "${key}"`),
    ...wrong.map(
      ([key, { type, mayBeEmpty }]) => `${where}: "${key}" must be a ${mayBeEmpty ? "" : "non-empty "}${type}`,
    ),
  ];
}

function fitsShape(value: unknown, { type, isRequired, mayBeEmpty }: FieldShape): boolean {
  if (value === undefined) return !isRequired;
  return typeof value === type && (mayBeEmpty || value !== "");
}

/** Matches findings against a baseline and tracks which entries matched. */
export class BaselineMatcher {
  readonly #unused: Set<AcceptedFinding>;
  readonly #byRule: ReadonlyMap<string, readonly AcceptedFinding[]>;

  constructor({ accepted }: Baseline = { accepted: [] }) {
    this.#unused = new Set(accepted);
    this.#byRule = Map.groupBy(accepted, ({ rule }) => rule);
  }

  /** Whether the baseline accepts a finding. */
  accepts(finding: Finding): boolean {
    const match = this.#byRule.get(finding.rule)?.find((each) => matches(each, finding));
    if (match === undefined) return false;
    this.#unused.delete(match);
    return true;
  }

  /** The entries that matched no finding so far, in the order of the file. */
  unused(): readonly AcceptedFinding[] {
    return [...this.#unused];
  }
}

function matches(accepted: AcceptedFinding, finding: Finding): boolean {
  const { file, line, pointer, kind, fingerprint } = accepted;
  const { path, position, companion } = finding;
  return (
    (file === undefined || file === path || file === (position?.file ?? companion?.file)) &&
    (line === undefined || line === position?.line) &&
    (pointer === undefined || pointer === finding.pointer) &&
    (kind === undefined || kind === finding.kind) &&
    (fingerprint === undefined || fingerprint === finding.fingerprint)
  );
}
