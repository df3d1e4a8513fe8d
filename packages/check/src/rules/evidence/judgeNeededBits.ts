import type { Dialect } from "@shipslog/contract";
import type { RuleRun, RuleVerdict } from "../Rule.ts";
import { isGuest } from "./isGuest.ts";
import { bitsIn, pointerToBit, type StatusBit } from "./statusBits.ts";

/** Bits of Status, and the bit that is set wherever one of them is. */
export type NeededBits = readonly (readonly [needed: StatusBit, bits: readonly StatusBit[]])[];

/** Creates the run of a rule by which some bits of Status.json are set only together with another. */
export function judgeNeededBits(table: NeededBits): (dialect: Dialect) => RuleRun {
  return (dialect) => ({
    onCompanion: {
      "Status.json": (event) => {
        const isSet = bitsIn(event);
        if (isSet === undefined || (dialect === "live" && isGuest(event))) return "undecided";
        const found = table.flatMap(([needed, bits]) =>
          isSet(needed) ? [] : bits.filter((bit) => isSet(bit)).map((bit) => breachOf(bit, needed)),
        );
        return found[0] ?? "holds";
      },
    },
  });
}

function breachOf(bit: StatusBit, needed: StatusBit): RuleVerdict {
  return { pointer: pointerToBit(bit), expected: `${bit} clear, because ${needed} is clear`, received: "set" };
}
