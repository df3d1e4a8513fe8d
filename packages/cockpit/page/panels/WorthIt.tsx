import type { BodyWorth } from "../derived/bodyWorth.ts";
import { displayDecimal } from "../display/numbers.ts";
import { shortCredits, shortNameOf } from "./bodyWords.ts";

interface WorthItProps {
  /** The best first. */
  readonly best: readonly BodyWorth[];
  readonly system: string;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

const maxRows = 12;

/** The bodies that are worth a visit, with what it brings for the way. */
export function WorthIt({ best, system, chosen, onChoose }: WorthItProps) {
  return (
    <section class="worth-it" aria-label="Worth a visit">
      <h3>Worth a visit</h3>
      <p class="note">Estimated. Per 1,000 ls of the way; a shorter way counts as 1,000.</p>
      <ol>
        {best.slice(0, maxRows).map((worth) => (
          <li key={worth.body.id}>
            <button type="button" aria-pressed={worth.body.id === chosen} onClick={() => onChoose(worth.body.id)}>
              <span class="what">
                {shortNameOf(worth.body, system)}
                <span class="note">{whyOf(worth)}</span>
              </span>
              <span class="figure gold">
                {shortCredits(worth.gain)}
                <span class="note">{wayOf(worth)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {best.length > maxRows && <p class="note">and {best.length - maxRows} more</p>}
    </section>
  );
}

function whyOf({ mapping, life }: BodyWorth): string {
  const map = mapping >= 10_000 ? [`map ${shortCredits(mapping)}`] : [];
  const samples = life === undefined ? [] : [`life from ${shortCredits(life.low)}${life.isFirst ? ", new" : ""}`];
  return [...map, ...samples].join(", ");
}

function wayOf({ gain, gainPer1000Ls, body }: BodyWorth): string {
  if (gainPer1000Ls === undefined) return "";
  const way = `${displayDecimal(body.distanceLs, 0)} ls`;
  return gainPer1000Ls === gain ? way : `${way}, ${shortCredits(gainPer1000Ls)} per 1,000`;
}
