import type { OnEvent, Rule } from "../Rule.ts";
import { idIn } from "../evidence/readField.ts";
import { relocationKinds } from "../evidence/relocationKinds.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Fileheader, FSDJump, other } = sampleEvents;
const start = (SystemAddress: number) =>
  other("StartJump", { timestamp: "2026-05-01T11:59:42Z", JumpType: "Hyperspace", SystemAddress });

const hyperspace = /"event":"StartJump", "JumpType":"Hyperspace"/;
const otherShip = /"(?:Taxi|Multicrew)":true/;

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
  mutations: [
    {
      what: "another system in StartJump",
      editLines: (lines, draw) => {
        const starts = [...lines.keys()].filter((at) => hyperspace.test(lines[at]?.raw ?? ""));
        const at = starts[draw(Math.max(1, starts.length))] ?? lines.length;
        const arrival = lines.findIndex(({ raw }, index) => index > at && raw.includes('"event":"FSDJump"'));
        const line = lines[at];
        const isOnlyStart = starts.every((each) => each <= at || each > arrival);
        const isOwn = arrival !== -1 && !otherShip.test(lines[arrival]?.raw ?? "");
        if (line === undefined || !isOwn || !isOnlyStart) return undefined;
        line.raw = line.raw.replace(/("SystemAddress":\d*)(\d)/, (_, before: string, last: string) => {
          return `${before}${(Number(last) + 5) % 10}`;
        });
        return arrival;
      },
    },
  ],
  start: () => {
    let target: string | undefined;
    let left: string | undefined;
    const lose: OnEvent = () => void ([target, left] = [undefined, undefined]);
    const stay: OnEvent = (event) => void ([target, left] = [undefined, idIn(event, "SystemAddress")]);
    return {
      onEvent: {
        ...Object.fromEntries(relocationKinds.map((kind) => [kind, lose])),
        StartJump: (event) =>
          void (target = event["JumpType"] === "Hyperspace" ? idIn(event, "SystemAddress") : undefined),
        Location: stay,
        CarrierJump: stay,
        Docked: stay,
        FSDJump: (event) => {
          const [expected, arrived] = [target, idIn(event, "SystemAddress")];
          const isReturned = arrived === left;
          [target, left] = [undefined, arrived];
          // A ship pulled out of hyperspace returns to where it started.
          if (isReturned && expected !== arrived) return "undecided";
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
