import { deviations, type Effect } from "@shipslog/contract";
import type { TextPage } from "../text/TextPage.ts";

/** Explains a known deviation of the live game by its id, as `D12`. */
export function explainDeviation(word: string): TextPage | undefined {
  const found = deviations.find(({ id }) => id.toLowerCase() === word.toLowerCase());
  if (found === undefined) return undefined;
  const { id, kind, game, evidence, effects } = found;
  const what =
    effects.length === 0
      ? "Dialect live judges as spec does: no rule of the contract is touched."
      : { rows: effects.map((effect) => [`${kind}.${effect.path}`, effect.code, sayEffect(effect)]) };
  return { title: `${id}, a deviation of the live game in ${kind}`, blocks: [game, `Evidence: ${evidence}`, what] };
}

function sayEffect({ becomes, values }: Effect): string {
  const verdict = becomes === "none" ? "passes in live" : `is a ${becomes} in live`;
  return values === undefined ? verdict : `${verdict} for ${values.map((value) => value || '""').join(", ")}`;
}
