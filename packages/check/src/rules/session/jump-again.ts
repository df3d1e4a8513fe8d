import type { OnEvent, Rule } from "../../declare/Rule.ts";
import { idIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, nextJump } = sampleEvents;
const again = FSDJump({ timestamp: "2026-05-01T12:20:00Z", JumpDist: 4.377 });
/** Lines after which the player may have come to another system without a jump of the own ship. */
const moves = ["Docked", "Missions", "EngineerProgress", "SuitLoadout"];

/** Jumps to the system where the ship already is. */
export const jumpAgain: Rule = {
  id: "jump-again",
  group: "session",
  basis: { statements: ["6.2"] },
  severity: { spec: "warning" },
  title: "A jump leads to the system in which the last jump ended.",
  why: "Trip logs count a jump that did not happen.",
  restsOn: 'Specification, Events ("jumping from one star system to another")',
  evidence:
    "Two FSDJump in a row in the player's own ship, with no Docked, Missions, EngineerProgress or SuitLoadout between them. A player who died may start elsewhere, which no listed kind tells, so this is a warning.",
  passes: [{ event: FSDJump() }, { event: nextJump() }],
  fails: [{ event: FSDJump() }, { event: again }],
  start: () => {
    let last: string | undefined;
    const forget: OnEvent = () => void (last = undefined);
    return {
      onEvent: {
        ...Object.fromEntries(moves.map((kind) => [kind, forget])),
        FSDJump: (event) => {
          const before = last;
          const isOwn = event["Taxi"] !== true && event["Multicrew"] !== true;
          last = isOwn ? idIn(event, "SystemAddress") : undefined;
          if (before === undefined || last === undefined) return "undecided";
          if (before !== last) return "holds";
          return { pointer: "/SystemAddress", expected: "another system than before", received: last };
        },
      },
    };
  },
};
