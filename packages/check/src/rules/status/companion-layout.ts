import { printCompanion } from "@shipslog/contract/text";
import type { OnCompanion, Rule } from "../Rule.ts";
import { reprint } from "../../text/reprint.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Status } = sampleEvents;
const sound = printCompanion(Status());

const judge: OnCompanion = (event, { raw }) => {
  const printed = reprint(event, printCompanion);
  if (printed === undefined) return "undecided";
  // A copy may have other line ends; they are no part of the layout here.
  if (raw === printed || raw.replaceAll("\r\n", "\n") === printed.replaceAll("\r\n", "\n")) return "holds";
  let at = 0;
  while (at < raw.length && raw[at] === printed[at]) at++;
  const [expected, received] = [printed, raw].map((text) => JSON.stringify(text.slice(at, at + 12)));
  return { expected: expected ?? "", received: received ?? "", span: { start: at, length: 1 } };
};

/** Blanks, key order and decimals of companion files. */
export const companionLayout: Rule = {
  id: "companion-layout",
  group: "status",
  severity: { spec: "note", live: "note" },
  title: "A companion file is laid out as the game lays it out.",
  why: "One reader takes a file for unfinished until it ends as the game ends it.",
  restsOn: "format-facts 1, Bytes, and 3, Array files",
  evidence: "The file alone.",
  passes: [{ companion: "Status.json", text: sound }],
  fails: [{ companion: "Status.json", text: sound.replace(", ", ",") }],
  mutations: [
    {
      what: "a blank lost",
      targets: ["Status.json", "NavRoute.json", "ModulesInfo.json"],
      editText: (text) => text.replace(", ", ","),
    },
  ],
  start: () => ({ onCompanion: { "Status.json": judge, "NavRoute.json": judge, "ModulesInfo.json": judge } }),
};
