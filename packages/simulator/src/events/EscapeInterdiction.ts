import { lineLayout } from "./lineLayout.ts";
import type { Npc } from "./Npc.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the ship escapes an interdiction. */
export const EscapeInterdiction = observedRow({
  kind: "EscapeInterdiction",
  layout: lineLayout("Interdictor IsPlayer"),
  build: ({ name }: Npc) => ({ Interdictor: name, IsPlayer: false }),
});
