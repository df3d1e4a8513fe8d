import type { EventEntry, JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule } from "../../declare/Rule.ts";
import { timeMsIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { other, Music, Fileheader } = sampleEvents;
/** Messages from the servers: the connection stays open until the process ends, seconds after Shutdown. */
const serverKinds = [
  "Friends",
  "ReceiveText",
  "WingInvite",
  "WingAdd",
  "WingJoin",
  "WingLeave",
  "CrewMemberJoins",
  "CrewMemberQuits",
  "CrewMemberRoleChange",
  "AppliedToSquadron",
  "InvitedToSquadron",
  "JoinedSquadron",
  "LeftSquadron",
  "KickedFromSquadron",
  "SquadronDemotion",
  "SquadronPromotion",
];
/** How long the process may take to end. */
const longestEndMs = 60_000;

/** Events after Shutdown. */
export const afterShutdown: Rule = {
  id: "after-shutdown",
  group: "line",
  basis: { game: "The specification does not list Shutdown." },
  severity: { live: "warning" },
  title: "An event follows Shutdown.",
  why: "Readers end the session at Shutdown and ignore what follows.",
  restsOn: "F7 (Shutdown is the last line in 263 of 299 files, else there is none)",
  evidence: "Shutdown. Messages from the servers, such as Friends, may follow within a minute.",
  passes: [{ event: Fileheader() }, { event: other("Shutdown") }],
  fails: [{ event: Fileheader() }, { event: other("Shutdown") }, { event: Music() }],
  survivesGaps: true,
  start: () => {
    let shutdown: EventEntry | undefined;
    const stay: OnEvent = () => undefined;
    return {
      onEvent: {
        ...Object.fromEntries(serverKinds.map((kind) => [kind, stay])),
        Shutdown: (_, entry) => {
          shutdown = entry;
          return "holds";
        },
      },
      onNext: (entry) => {
        const end = shutdown;
        if (entry.position.file !== end?.position.file) shutdown = undefined;
        if (shutdown === undefined || end === undefined || entry.type !== "event") return undefined;
        if (serverKinds.includes(entry.kind) && isSoonAfter(end.event, entry.event)) return undefined;
        shutdown = undefined;
        return { pointer: "/event", expected: "the end of the file", received: entry.kind };
      },
    };
  },
};

function isSoonAfter(shutdown: JsonObject, event: JsonObject): boolean {
  const endMs = timeMsIn(shutdown);
  const timeMs = timeMsIn(event);
  return endMs !== undefined && timeMs !== undefined && timeMs >= endMs && timeMs <= endMs + longestEndMs;
}
