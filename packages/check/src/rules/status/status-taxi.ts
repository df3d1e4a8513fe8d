import { Flags2, type Dialect, type JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { bitsIn } from "../evidence/statusBits.ts";
import { textIn, timeMsIn } from "../evidence/readField.ts";
import { relocationKinds } from "../../state/SessionState.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, Status } = sampleEvents;
const jump = { event: FSDJump({ Taxi: false, Multicrew: false }) } as const;
const inTaxi = (bits: number) =>
  ({
    companion: "Status.json",
    event: { timestamp: "2026-05-01T12:02:00Z", event: "Status", Flags: 2 ** 4, Flags2: bits },
  }) as const;
/** Lines after which the player may be in another ship. */
const changes = [
  ...relocationKinds,
  "Missions",
  "EngineerProgress",
  "SuitLoadout",
  "Location",
  "Embark",
  "Disembark",
  "Shutdown",
  "Fileheader",
];

/** The bits for a taxi and for another player's ship, and the last line that says whose ship it is. */
export const statusTaxi: Rule = {
  id: "status-taxi",
  group: "status",
  basis: { statements: ["2.2.1a", "2.2.2a", "2.3.64", "2.3.65"] },
  severity: { spec: "warning", live: "note" },
  title: "InTaxi or InMulticrew contradicts Taxi or Multicrew of the last jump or docking.",
  why: "Readers ignore the fuel and cargo of a ship that is not the player's.",
  restsOn: "Specification, FSDJump (Taxi, Multicrew), and Flags2 table, bits 1 and 2",
  evidence:
    "Status.json, not on foot, after an FSDJump with Taxi and with no line after it: a player changes between taxi and ship on the ground. In spec also Docked, and Multicrew, in the same second; a crew may be left and joined at any time.",
  passes: [jump, { companion: "Status.json", event: Status() }],
  fails: [jump, inTaxi(Flags2.encode(["InTaxi"]))],
  start: (dialect) => {
    let last: JsonObject | undefined;
    const take: OnEvent = (event) => void (last = event);
    const forget: OnEvent = () => void (last = undefined);
    return {
      onEvent: {
        ...Object.fromEntries(changes.map((kind) => [kind, forget])),
        FSDJump: take,
        Docked: take,
      },
      onCompanion: {
        "Status.json": (event) => {
          const isSet = bitsIn(event);
          if (isSet === undefined || last === undefined || event["Flags"] === 0 || isSet("OnFoot")) return "undecided";
          const line = last;
          const judge = (field: string, bit: "InTaxi" | "InMulticrew"): RuleVerdict => {
            const expected = line[field];
            if (typeof expected !== "boolean" || !isBound(line, event, field, dialect)) return "undecided";
            if (isSet(bit) === expected) return "holds";
            const words = expected ? ["set", "clear"] : ["clear", "set"];
            const because = `because ${field} of the last ${textIn(line, "event") ?? "line"} is ${expected}`;
            return { pointer: "/Flags2", expected: `${bit} ${words[0]}, ${because}`, received: words[1] ?? "" };
          };
          return [judge("Taxi", "InTaxi"), judge("Multicrew", "InMulticrew")];
        },
      },
    };
  },
};

/** Whether the field of the line still says where the player of this Status is. */
function isBound(line: JsonObject, status: JsonObject, field: string, dialect: Dialect): boolean {
  const isJump = line["event"] === "FSDJump" && field === "Taxi";
  if (isJump) return (timeMsIn(status) ?? 0) >= (timeMsIn(line) ?? Infinity);
  return dialect === "spec" && timeMsIn(status) !== undefined && timeMsIn(status) === timeMsIn(line);
}
