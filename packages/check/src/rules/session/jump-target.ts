import type { OnEvent, Rule } from "../../declare/Rule.ts";
import { idIn } from "../evidence/readField.ts";
import { relocationKinds } from "../../state/SessionState.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Fileheader, FSDJump, other } = sampleEvents;
const start = (SystemAddress: number) =>
  other("StartJump", { timestamp: "2026-05-01T11:59:42Z", JumpType: "Hyperspace", Taxi: false, SystemAddress });

/** Events after which a StartJump before them leads nowhere. */
const otherMoves = [...relocationKinds, "Location", "CarrierJump", "Docked"];

/** The target of a jump and the system it arrived in. */
export const jumpTarget: Rule = {
  id: "jump-target",
  group: "session",
  basis: { game: "The specification does not list StartJump." },
  severity: { live: "warning" },
  title: "A jump did not arrive in the system that StartJump named.",
  why: "Overlays show that system during the jump.",
  restsOn: "F56 (FSDJump preceded by StartJump, same SystemAddress)",
  evidence:
    "A StartJump into hyperspace since the last arrival, in the player's own ship. A ship that was pulled out of hyperspace is back where it started: undecided.",
  passes: [{ event: Fileheader() }, { event: start(10477373803) }, { event: FSDJump() }],
  fails: [{ event: Fileheader() }, { event: start(1178708478315) }, { event: FSDJump() }],
  start: (_, session) => {
    let target: string | undefined;
    const forget: OnEvent = () => void (target = undefined);
    return {
      onEvent: {
        ...Object.fromEntries(otherMoves.map((kind) => [kind, forget])),
        StartJump: (event) =>
          void (target = event["JumpType"] === "Hyperspace" ? idIn(event, "SystemAddress") : undefined),
        FSDJump: (event) => {
          const expected = target;
          const arrived = idIn(event, "SystemAddress");
          target = undefined;
          // A ship pulled out of hyperspace returns to where it started.
          if (arrived === idIn(session.place.named, "SystemAddress") && expected !== arrived) return "undecided";
          // The jump of a taxi or another player's ship may have no StartJump.
          const isGuest = event["Taxi"] === true || event["Multicrew"] === true;
          if (isGuest || expected === undefined || arrived === undefined) return "undecided";
          if (expected === arrived) return "holds";
          return { pointer: "/SystemAddress", expected, received: arrived };
        },
      },
    };
  },
};
