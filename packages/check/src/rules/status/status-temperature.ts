import { Flags2 } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { bitsIn, type StatusBit } from "../evidence/statusBits.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { mutateEvent } from "../examples/mutations.ts";

const { onFoot } = sampleEvents;
const cold: readonly StatusBit[] = ["Cold", "VeryCold"];
const hot: readonly StatusBit[] = ["Hot", "VeryHot"];
const inStation = ["OnFoot", "OnFootInStation"] as const;

/** Cold and hot at once. */
export const statusTemperature: Rule = {
  id: "status-temperature",
  group: "status",
  basis: { statements: ["2.3.71", "2.3.72", "2.3.73", "2.3.74"] },
  severity: { spec: "error", live: "note" },
  title: "Cold and Hot are set at the same time.",
  why: "Readers warn of the wrong danger.",
  restsOn: "Specification, Flags2 table, bits 8 to 11 (the two words exclude each other)",
  evidence: "One Status.json.",
  passes: [{ companion: "Status.json", event: onFoot({ Flags2: Flags2.encode([...inStation, "Cold", "VeryCold"]) }) }],
  fails: [{ companion: "Status.json", event: onFoot({ Flags2: Flags2.encode([...inStation, "Cold", "Hot"]) }) }],
  mutations: [
    mutateEvent("Status.json", "cold and hot at once", (event) => {
      if (event.Flags2 === undefined || !Flags2.has(event.Flags2, "OnFoot")) return undefined;
      event.Flags2 = Flags2.encode([...Flags2.decode(event.Flags2).names, "Cold", "Hot"]);
      return "/Flags2";
    }),
  ],
  start: () => ({
    onCompanion: {
      "Status.json": (event) => {
        const isSet = bitsIn(event);
        if (isSet === undefined) return "undecided";
        const [isCold, isHot] = [cold.filter(isSet), hot.filter(isSet)];
        if (isCold.length === 0 || isHot.length === 0) return "holds";
        return { pointer: "/Flags2", expected: "one of the two at most", received: [...isCold, ...isHot].join(", ") };
      },
    },
  }),
};
