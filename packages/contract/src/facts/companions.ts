import type { FactSection } from "./JournalFact.ts";

/** Facts about ModulesInfo.json and NavRoute.json and the lines that announce them. */
export const companionFacts: FactSection = {
  title: "ModulesInfo.json, NavRoute.json and their lines",
  facts: [
    {
      id: "F35",
      statement: "A companion file with a list has one item on each line. An empty list leaves an empty line.",
      evidence: "Files with their original bytes; NavRoute.json with items was seen as quoted text only.",
    },
    {
      id: "F36",
      statement: "ModulesInfo.json is sorted by Power, highest first. Modules without Power come last.",
      evidence: "5 of 5 files. Power is absent in 4 of 157 entries, Priority in 46.",
    },
    {
      id: "F37",
      statement:
        "NavRoute.json lists the stars in the order of the jumps. The first is the current system, the last the destination.",
      evidence: "One folder, and what readers rely on.",
    },
    {
      id: "F38",
      statement:
        "A route is cleared by a NavRouteClear line, and NavRoute.json then has the event NavRouteClear and an empty list.",
      evidence: "198 of 228 follow the StartJump of the last leg by 5 to 8 s.",
    },
    {
      id: "F39",
      statement:
        "In a journal, NavRoute and ModuleInfo are bare lines without the list. Status is never a line of a journal.",
      evidence: "453 of 453 and 360 of 360 lines.",
    },
    {
      id: "F40",
      statement: "A companion file has the timestamp of the line that announces it.",
      evidence: "4 of 4 files.",
    },
  ],
};
