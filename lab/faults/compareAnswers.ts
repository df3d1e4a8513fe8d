import type { Finding } from "@shipslog/check";
import type { Answer, Witness } from "@shipslog/contract";

/** What was found of what must be found. */
export interface Score {
  right: number;
  /** Found and not expected. */
  readonly beyond: string[];
  /** Expected and not found. */
  readonly missed: string[];
}

interface Place {
  readonly rule: string;
  readonly severity: string;
  readonly pointer: string;
  readonly position: Finding["position"];
  readonly companion: { readonly file: string; readonly atMs: number } | undefined;
}

/** Whoever reads the complete folder counts no generations and knows no time of a companion file. */
function keyOf({ rule, severity, pointer, position, companion }: Place, witness: Witness): string {
  const isFollower = witness === "follower";
  const place =
    companion === undefined
      ? `${position?.file}:${position?.line}@${position?.offset}${isFollower ? `#${position?.generation}` : ""}`
      : `${companion.file}${isFollower ? `@${companion.atMs}` : ""}`;
  return `${severity} ${rule} ${pointer} ${place}`;
}

/** Holds findings against answers, place by place. */
export function compareAnswers(answers: readonly Answer[], findings: readonly Finding[], witness: Witness): Score {
  const expected = answers
    .flatMap((answer) => answer.expected)
    .filter(({ witnesses }) => witnesses.includes(witness))
    .map((each) => keyOf(each, witness));
  const beyond = findings.map(({ companion, ...finding }) => {
    const place = companion && { file: companion.file, atMs: companion.observedAtMs };
    return keyOf({ ...finding, companion: place }, witness);
  });
  const missed = expected.filter((key) => {
    const at = beyond.indexOf(key);
    if (at !== -1) beyond.splice(at, 1);
    return at === -1;
  });
  return { right: expected.length - missed.length, beyond, missed };
}
