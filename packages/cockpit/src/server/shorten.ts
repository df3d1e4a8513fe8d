import { maxEventLength } from "../state/readEvent.ts";
import type { CockpitObservation } from "../state/CockpitObservation.ts";
import { tailBounds } from "../state/tail.ts";

/** Longer finding texts quote journal content that no panel shows. */
const maxFindingText = 2000;

/**
 * Cuts values longer than anything a panel shows, so that one hostile line does not fill the connection of every client. The
 * cut is visible: a line becomes an oversize entry, a companion file becomes torn.
 */
export function shorten(observation: CockpitObservation): CockpitObservation {
  switch (observation.type) {
    case "event":
    case "bad": {
      const { position, byteLength, raw } = observation;
      if (raw.length <= maxEventLength) return observation;
      return { type: "oversize", position, byteLength, excerpt: copyStart(raw, tailBounds.lineChars) };
    }
    case "oversize":
      return { ...observation, excerpt: copyStart(observation.excerpt, tailBounds.lineChars) };
    case "companion": {
      if (observation.raw.length <= maxEventLength) return observation;
      return { ...observation, state: "torn", raw: copyStart(observation.raw, tailBounds.lineChars), event: undefined };
    }
    case "finding": {
      const { finding } = observation;
      const cut = (text: string) => copyStart(text, maxFindingText);
      return {
        type: "finding",
        finding: { ...finding, rule: cut(finding.rule), message: cut(finding.message), pointer: cut(finding.pointer) },
      };
    }
    default:
      return observation;
  }
}

/** The start of a text. A slice of a long text would keep all of it in memory, as long as it is shown. */
function copyStart(text: string, length: number): string {
  return text.length <= length ? text : Buffer.from(text.slice(0, length), "utf16le").toString("utf16le");
}
