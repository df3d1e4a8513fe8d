import { isKind } from "@shipslog/contract";
import { peekEventName } from "@shipslog/contract/text";
import { lineFault } from "../damage/lineFault.ts";
import { spoilText } from "../damage/spoilBytes.ts";

/** Writes a field without a name. */
export const emptyKey = lineFault({
  name: "empty-key",
  description: 'Adds a field with an empty key, such as `"":"AA8798"`.',
  rule: "unknown-field",
  severity: { spec: "note", live: "note" },
  pointer: "/",
  staysReadable: true,
  spoil: spoilText((text, context) => {
    // The fields of other kinds are not declared, so no field of theirs is unknown.
    if (!isKind(peekEventName(text) ?? "") || !text.endsWith(" }")) return undefined;
    const value = context.integerBelow(0x1000000).toString(16).toUpperCase().padStart(6, "0");
    return `${text.slice(0, -2)}, "":"${value}" }`;
  }),
});
