import type { Finding } from "@shipslog/check";
import type { FaultAnswer, Observer } from "@shipslog/faults";

/** How findings compare with an answer key. */
export interface AnswerScore {
  right: number;
  /** Found but not expected. */
  readonly unexpected: string[];
  /** Expected but not found. */
  readonly missed: string[];
}

interface PlacedFinding {
  readonly rule: string;
  readonly severity: string;
  readonly pointer: string;
  readonly position: Finding["position"];
  readonly companion: { readonly file: string; readonly atMs: number } | undefined;
}

/** A reader of the complete folder knows neither generations nor when a companion file was written. */
function keyOf({ rule, severity, pointer, position, companion }: PlacedFinding, observer: Observer): string {
  const isFollower = observer === "follower";
  const place =
    companion === undefined
      ? `${position?.file}:${position?.line}@${position?.offset}${isFollower ? `#${position?.generation}` : ""}`
      : `${companion.file}${isFollower ? `@${companion.atMs}` : ""}`;
  return `${severity} ${rule} ${pointer} ${place}`;
}

/** Compares the findings of an observer with the answers, place by place. */
export function compareAnswers(
  answers: readonly FaultAnswer[],
  findings: readonly Finding[],
  observer: Observer,
): AnswerScore {
  const expected = answers
    .flatMap((answer) => answer.expected)
    .filter(({ witnesses }) => witnesses.includes(observer))
    .map((each) => keyOf(each, observer));
  const unexpected = findings.map(({ companion, ...finding }) => {
    const place = companion && { file: companion.file, atMs: companion.observedAtMs };
    return keyOf({ ...finding, companion: place }, observer);
  });
  const missed = expected.filter((key) => {
    const at = unexpected.indexOf(key);
    if (at !== -1) unexpected.splice(at, 1);
    return at === -1;
  });
  return { right: expected.length - missed.length, unexpected, missed };
}
