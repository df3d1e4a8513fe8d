import { deviations, type Effect } from "@shipslog/contract";
import type { TextPage } from "../../text/TextPage.ts";

/** Explains a known deviation of the live game by its id, as `D12`. */
export function explainDeviation(word: string): TextPage | undefined {
  const found = deviations.find(({ id }) => id.toLowerCase() === word.toLowerCase());
  if (found === undefined) return undefined;
  const { id, kind, game, evidence, effects } = found;
  const what =
    effects.length === 0
      ? "Dialect live has the same rules as spec here."
      : { rows: effects.map((effect) => [`${kind}.${effect.path}`, effect.code, formatEffect(effect)]) };
  return { title: `${id}, a deviation of the live game in ${kind}`, blocks: [game, `Evidence: ${evidence}`, what] };
}

function formatEffect({ becomes, values }: Effect): string {
  const severity = becomes === "none" ? "passes in live" : `is a ${becomes} in live`;
  return values === undefined ? severity : `${severity} for ${values.map((value) => value || '""').join(", ")}`;
}
