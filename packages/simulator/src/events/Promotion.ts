import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** A career that real lines show a promotion in. */
export type Career = "Combat" | "Trade";

/** Written when the player reaches the next rank of a career. */
export const Promotion = observedRow({
  kind: "Promotion",
  layout: lineLayout("Combat Trade"),
  build: (career: Career, rank: number) => ({ [career]: rank }),
});
