import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the game plays another track. */
export const Music = observedRow({
  kind: "Music",
  layout: lineLayout("MusicTrack"),
  build: (track: string) => ({ MusicTrack: track }),
});
