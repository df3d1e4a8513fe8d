import { companionFiles } from "@shipslog/contract";
import { printCompanion } from "@shipslog/contract/text";
import type { OnCompanion, Rule } from "../../declare/Rule.ts";
import { firstDifference, reprint } from "../../text/reprint.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { exampleOfEach } from "../examples/sampleFiles.ts";

const { Status } = sampleEvents;
const sound = printCompanion(Status());

const judge: OnCompanion = (event, { raw }) => {
  const printed = reprint(event, printCompanion);
  if (printed === undefined) return "undecided";
  // A copy may have other line ends; they are not part of the layout here.
  if (raw === printed || raw.replaceAll("\r\n", "\n") === printed.replaceAll("\r\n", "\n")) return "holds";
  return firstDifference(raw, printed);
};

/** Spaces, key order and decimals of companion files. */
export const companionLayout: Rule = {
  id: "companion-layout",
  group: "status",
  basis: { game: "The specification leaves the layout of the JSON open." },
  severity: { spec: "note", live: "note" },
  title: "A companion file is not formatted as the game writes it.",
  why: "At least one reader treats a file as unfinished until it ends as the game ends it.",
  restsOn: "F8 (line ends), F10 (layout) and F35 (one item on each line)",
  evidence: "The file alone.",
  passes: [{ companion: "Status.json", text: sound }],
  fails: [{ companion: "Status.json", text: sound.replace(", ", ",") }],
  files: exampleOfEach(companionFiles, (file, _, text) => [{ companion: file, text: text.replace(", ", ",") }]),
  start: () => ({ onCompanion: Object.fromEntries(companionFiles.map((file) => [file, judge])) }),
};
