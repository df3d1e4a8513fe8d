import { createChecker, type CheckOptions, type Checkable, type Finding } from "@shipslog/check";
import { observedKinds, type ObservedDeclaration } from "@shipslog/contract/observed";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { peekEventName } from "@shipslog/contract/text";

/** Declarations of their own, for which no line has been seen yet. */
export function freshDeclarations(): readonly ObservedDeclaration[] {
  return [...observedDeclarations];
}

/** Declarations by which lines have been seen, so that the check judges further ones by their text. */
export function usedDeclarations(): readonly ObservedDeclaration[] {
  const observed = freshDeclarations();
  const checker = createChecker({ dialect: "live", observed });
  const position = { file: "Journal.2026-05-01T120000.01.log", offset: 0, line: 1, generation: 0 };
  for (const kind of observedKinds) {
    const spaced = `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}" }`;
    for (const raw of [spaced, spaced.replaceAll(" ", "")]) {
      for (let times = 0; times <= 100; times++) checker.push({ type: "text", position, raw, byteLength: 1, kind });
    }
  }
  return observed;
}

/** The entry as a reader yields it that leaves parsing to the check. */
function asText(entry: Checkable): Checkable {
  if (entry.type !== "event" && entry.type !== "bad") return entry;
  const { position, raw, byteLength } = entry;
  const kind = peekEventName(raw);
  return kind === undefined ? entry : { type: "text", position, raw, byteLength, kind };
}

/** What a check reports, with every count, as JSON: of lines as text, and of the same lines parsed. */
export interface BothWays {
  readonly byText: string;
  readonly byEvent: string;
  readonly findings: number;
}

/** Checks entries as text and as they are. */
export function checkBothWays(entries: readonly Checkable[], options: CheckOptions): BothWays {
  const run = (all: readonly Checkable[]) => {
    const checker = createChecker(options);
    const findings: Finding[] = all.flatMap((entry) => checker.push(entry));
    findings.push(...checker.end());
    return { findings, summary: checker.summary() };
  };
  const byText = run(entries.map(asText));
  const byEvent = run(entries);
  return { byText: JSON.stringify(byText), byEvent: JSON.stringify(byEvent), findings: byEvent.findings.length };
}
