import { companionTable, contentIssues, observedFiles } from "@shipslog/contract";
import type { OnCompanion, Rule } from "../../declare/Rule.ts";
import { exampleOfEach, sampleFiles } from "../examples/sampleFiles.ts";

const { event } = sampleFiles["Market.json"];

const judge: OnCompanion = (content, { file }) => {
  const issues = contentIssues(file, content);
  return issues.length === 0 ? "holds" : issues;
};

/** Files that the specification does not describe, with another content than the game writes. */
export const companionShape: Rule = {
  id: "companion-shape",
  group: "status",
  basis: { game: "The specification describes three companion files, and none of these seven." },
  severity: { live: "warning" },
  title: "A companion file has not the content that the game writes there.",
  why: "Readers take the list from the file without looking whether it is there.",
  restsOn: "F71 (the fields of each file)",
  evidence:
    "The file alone: the name of its event, and the fields and types that every known file of this name has. Other fields are allowed.",
  passes: [{ companion: "Market.json", event }],
  fails: [{ companion: "Market.json", event: { ...event, Items: {} } }],
  files: exampleOfEach(observedFiles, (file, sound) => [
    { companion: file, event: { ...sound, [companionTable[file].lists[0]]: {} } },
  ]),
  start: () => ({ onCompanion: Object.fromEntries(observedFiles.map((file) => [file, judge])) }),
};
