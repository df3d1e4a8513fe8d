import { isKind } from "@shipslog/contract";
import { peekEventName } from "@shipslog/contract/text";
import { lineFault, spoilText } from "./lineFault.ts";

/** A field without a name. */
export const emptyKey = lineFault({
  name: "empty-key",
  description: 'Adds a field whose key is empty, as in `"":"AA8798"`.',
  rule: "unknown-field",
  severity: { spec: "note", live: "note" },
  pointer: "/",
  staysReadable: true,
  spoil: spoilText((text, work) => {
    // Outside the sixteen kinds nobody knows which fields there are.
    if (!isKind(peekEventName(text) ?? "") || !text.endsWith(" }")) return undefined;
    const value = work.below(0x1000000).toString(16).toUpperCase().padStart(6, "0");
    return `${text.slice(0, -2)}, "":"${value}" }`;
  }),
});
