import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when a friend comes online or leaves. */
export const Friends = observedRow({
  kind: "Friends",
  layout: lineLayout("Status Name"),
  build: (name: string, isOnline: boolean) => ({ Status: isOnline ? "Online" : "Offline", Name: name }),
});
