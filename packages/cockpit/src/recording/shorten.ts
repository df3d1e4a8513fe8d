import { copySlice } from "@shipslog/contract/text";
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
      return { type: "oversize", position, byteLength, excerpt: copySlice(raw, 0, tailBounds.lineChars) };
    }
    case "oversize":
      return { ...observation, excerpt: copySlice(observation.excerpt, 0, tailBounds.lineChars) };
    case "companion": {
      if (observation.raw.length <= maxEventLength) return observation;
      return {
        ...observation,
        state: "torn",
        raw: copySlice(observation.raw, 0, tailBounds.lineChars),
        event: undefined,
      };
    }
    case "finding": {
      // Findings of a check also quote the line; no panel shows that.
      const { rule, severity, message, pointer, position, companion } = observation.finding;
      const cut = (text: string) => copySlice(text, 0, maxFindingText);
      const shown = { rule: cut(rule), severity, message: cut(message), pointer: cut(pointer), position, companion };
      return { type: "finding", finding: shown };
    }
    default:
      return observation;
  }
}
