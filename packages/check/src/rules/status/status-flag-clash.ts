import { Flags, Flags2 } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../Rule.ts";
import { bitsIn, pointerToBit, type StatusBit } from "../evidence/statusBits.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { mutateEvent } from "../examples/mutations.ts";

const { Status } = sampleEvents;
/** Groups of flags of which at most one is set: a ship or a player is in one of these states. */
const exclusive: readonly (readonly StatusBit[])[] = [
  ["Docked", "Landed", "Supercruise", "FsdJump"],
  ["OnFoot", "Supercruise", "FsdJump"],
  ["TelepresenceMulticrew", "PhysicalMulticrew"],
];

/** Flags that exclude each other. */
export const statusFlagClash: Rule = {
  id: "status-flag-clash",
  group: "status",
  basis: { game: "The specification does not say which flags exclude each other." },
  severity: { spec: "warning", live: "note" },
  title: "Two flags that exclude each other are set.",
  why: "Readers switch over these flags.",
  restsOn: "F33 (bits 0, 1, 4 and 30) and Flags2 (bits 0, 17 and 18)",
  evidence: "One Status.json.",
  passes: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 4 }) }],
  fails: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 4 + 2 ** 0 }) }],
  mutations: [
    mutateEvent("Status.json", "in supercruise and in hyperspace", (event) => {
      if (!Flags.has(event.Flags, "Supercruise")) return undefined;
      event.Flags += Flags.encode(["FsdJump"]);
      return "/Flags";
    }),
    mutateEvent("Status.json", "multicrew in two ways", (event) => {
      if (event.Flags2 === undefined || !Flags2.has(event.Flags2, "PhysicalMulticrew")) return undefined;
      event.Flags2 += Flags2.encode(["TelepresenceMulticrew"]);
      return "/Flags2";
    }),
  ],
  start: () => ({
    onCompanion: {
      "Status.json": (event) => {
        const isSet = bitsIn(event);
        if (isSet === undefined) return "undecided";
        const clashes = exclusive.map((group) => group.filter(isSet)).filter((set) => set.length > 1);
        return clashes[0] === undefined ? "holds" : breachOf(clashes[0]);
      },
    },
  }),
};

function breachOf(set: readonly StatusBit[]): RuleVerdict {
  return { pointer: pointerToBit(set[0] ?? "Docked"), expected: "at most one of them", received: set.join(", ") };
}
