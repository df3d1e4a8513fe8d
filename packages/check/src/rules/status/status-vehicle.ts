import { Flags, Flags2 } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { isGuest } from "../evidence/isGuest.ts";
import { numberIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { mutateEvent } from "../examples/mutations.ts";

const { Status } = sampleEvents;
const vehicles = ["InMainShip", "InFighter", "InSRV"] as const;

/** Several vehicles at once. */
export const statusVehicle: Rule = {
  id: "status-vehicle",
  group: "status",
  basis: { statements: ["2.3.54", "2.3.55", "2.3.56", "2.3.63"] },
  severity: { spec: "error", live: "warning" },
  title: "More than one of the flags main ship, fighter, SRV and on foot is set.",
  why: "Readers switch over them; two at once show the wrong vehicle.",
  restsOn: "Specification, Flags table, bits 24 to 26, and Flags2 bit 0; F29 (never two of these bits)",
  evidence: "One Status.json; in live not in another player's ship or a taxi.",
  passes: [{ companion: "Status.json", event: Status() }],
  fails: [{ companion: "Status.json", event: Status({ Flags: 2 ** 24 + 2 ** 25 }) }],
  mutations: [
    mutateEvent("Status.json", "a second vehicle", (event) => {
      if (!Flags.has(event.Flags, "InMainShip")) return undefined;
      event.Flags += 2 ** 25;
      return "/Flags";
    }),
  ],
  start: (dialect) => ({
    onCompanion: {
      "Status.json": (event) => {
        const [flags, flags2] = [numberIn(event, "Flags"), numberIn(event, "Flags2") ?? 0];
        if (flags === undefined || (dialect === "live" && isGuest(event))) return "undecided";
        const set: string[] = vehicles.filter((name) => Flags.has(flags, name));
        if (Flags2.has(flags2, "OnFoot")) set.push("OnFoot");
        if (set.length <= 1) return "holds";
        return { pointer: "/Flags", expected: "at most one of them", received: set.join(", ") };
      },
    },
  }),
};
