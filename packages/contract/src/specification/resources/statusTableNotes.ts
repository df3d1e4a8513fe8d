import type { Bit } from "../../status/bits.ts";
import { flagsTable } from "../../status/Flags.ts";
import { flags2Table } from "../../status/Flags2.ts";
import { guiFocusTable } from "../../status/GuiFocus.ts";
import type { Answers, Note } from "../answers.ts";
import { bitShownOnce, flag2Answers, flagAnswers, screenAnswers, tableNotes } from "./statusTables.ts";

/** The tables below the fields of Status: a note for each bit and each screen, in the order of the document. */
export const statusTableNotes: readonly Note[] = [
  tableNotes.flags,
  ...flagsTable.map((bit, at) => bitNote("Flags", at, bit, { declared: ["flagsTable"], ...flagAnswers[bit.name] })),
  tableNotes.flags2,
  ...flags2Table.map((bit, at) => bitNote("Flags2", at, bit, { declared: ["flags2Table"], ...flag2Answers[bit.name] })),
  tableNotes.screens,
  ...guiFocusTable.map(({ meaning }, at) => ({ text: `GuiFocus ${at} is ${meaning}.`, ...screenAnswers })),
  tableNotes.averageRadius,
  tableNotes.ground,
];

function bitNote(field: "Flags" | "Flags2", at: number, { name, meaning }: Bit, answers: Answers): Note {
  const isKnown = answers.checked ?? answers.unchecked ?? answers.open;
  return {
    text: `Bit ${at} of ${field}: ${meaning}.`,
    produced: [`${field === "Flags" ? "flag" : "flag2"} ${name}`],
    ...(isKnown === undefined ? bitShownOnce : {}),
    ...answers,
  };
}
