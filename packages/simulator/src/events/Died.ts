import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Who killed the player. */
export interface Killer {
  readonly name: string;
  readonly text: string | undefined;
  /** The ship, or the suit of a soldier. */
  readonly ship: string;
  readonly rank: string;
}

/** Written when the player dies. */
export const Died = observedRow({
  kind: "Died",
  layout: lineLayout("KillerName KillerShip KillerRank"),
  build: ({ name, text, ship, rank }: Killer) => ({
    ...withText("KillerName", name, text),
    KillerShip: ship,
    KillerRank: rank,
  }),
});
