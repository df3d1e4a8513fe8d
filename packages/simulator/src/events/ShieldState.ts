import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the shields fail and when they are back. */
export const ShieldState = observedRow({
  kind: "ShieldState",
  layout: lineLayout("ShieldsUp"),
  build: (isUp: boolean) => ({ ShieldsUp: isUp }),
});
