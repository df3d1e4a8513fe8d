import { type Flag2Name, flags2Table } from "../status/Flags2.ts";
import { type FlagName, flagsTable } from "../status/Flags.ts";
import { noRequirement, undecidable, type Answers, type Note } from "./answers.ts";
import type { Bit } from "../status/bits.ts";
import { guiFocusTable } from "../status/GuiFocus.ts";
import { statusRelations } from "../status/relations.ts";

/** The answer for a bit that only the bit itself shows. */
const bitShownOnce: Answers = {
  unchecked: undecidable("Nothing else in Status.json or in the sixteen kinds shows it."),
};

/** The answer for a bit that goes with others, as real flags show. */
const bitRelated: Answers = {
  unchecked: undecidable(
    "The document does not say which bits go together; status-flag-clash and status-flag-alone judge it by knowledge about the game.",
  ),
};

const footPlace: Answers = { checked: ["status-foot-place"] };
const temperature: Answers = { checked: ["status-temperature"], readings: ["coldAndHot"] };
const vehicle: Answers = { checked: ["status-vehicle"] };

/** Whether the table of the contract relates a bit to others. */
function isRelated(name: string): boolean {
  const namesIn = (row: (typeof statusRelations)[number]) =>
    "need" in row ? [row.need, ...row.bits] : row.states.flat();
  return statusRelations.some((row) => namesIn(row).some((each) => each === name));
}

/** What is known about single bits of Flags; every other bit has its relations, or is shown once. */
const flagAnswers: Readonly<Partial<Record<FlagName, Answers>>> = {
  Docked: { checked: ["status-docked"] },
  Landed: { checked: ["status-surface"] },
  LowFuel: {
    readings: ["lowFuel"],
    produced: ["flag LowFuel", "simulator watchedTank"],
    unchecked: undecidable("No file has the size of the tank, and no listed kind reports another ship."),
  },
  OverHeating: { unchecked: undecidable("No file has the temperature of the ship.") },
  HasLatLong: { checked: ["status-position"] },
  InMainShip: vehicle,
  InFighter: vehicle,
  InSRV: vehicle,
  AltitudeFromAverageRadius: { unchecked: undecidable("Nothing else shows the height."), readings: ["altitudeBasis"] },
};

/** What is known about single bits of Flags2; every other bit has its relations, or is shown once. */
const flag2Answers: Readonly<Partial<Record<Flag2Name, Answers>>> = {
  OnFoot: { checked: ["status-vehicle"] },
  InTaxi: { checked: ["status-taxi"], readings: ["whoseShip"] },
  InMulticrew: { checked: ["status-taxi"], readings: ["whoseShip"] },
  LowOxygen: { checked: ["status-vitals"], readings: ["lowGauges"] },
  LowHealth: { checked: ["status-vitals"], readings: ["lowGauges"] },
  OnFootInStation: footPlace,
  OnFootOnPlanet: { checked: ["status-foot-place", "status-surface"] },
  Cold: temperature,
  Hot: temperature,
  VeryCold: temperature,
  VeryHot: temperature,
  OnFootInHangar: footPlace,
  OnFootSocialSpace: footPlace,
  OnFootExterior: footPlace,
};

/** The sentences around the tables of Status. */
const tableNotes = {
  flags: {
    text: "Bit n of Flags has the value 2^n, for n from 0 to 31.",
    declared: ["flagsTable"],
    checked: ["out-of-range"],
    readings: ["flagBits"],
  },
  flags2: {
    text: "Bit n of Flags2 has the value 2^n, for n from 0 to 22.",
    declared: ["flags2Table"],
    checked: ["unknown-bit"],
    readings: ["flagBits"],
  },
  screens: {
    text: "GuiFocus has twelve values, 0 to 11.",
    declared: ["guiFocusTable"],
    checked: ["value-outside-set"],
    readings: ["closedSets"],
  },
  averageRadius: {
    text: "With bit 29, Altitude is relative to the average radius of the planet; this is for greater heights.",
    declared: ["flagsTable", "Status.Altitude"],
    produced: ["simulator altitudeM"],
    unchecked: undecidable("Nothing else shows the height."),
    readings: ["altitudeBasis"],
  },
  ground: {
    text: "Without bit 29, Altitude is measured down to the ground.",
    declared: ["flagsTable", "Status.Altitude"],
    produced: ["simulator altitudeM"],
    unchecked: undecidable("No file has the shape of the ground."),
    readings: ["altitudeBasis"],
  },
} as const satisfies Readonly<Record<string, Note>>;

/** The answer for one screen of GuiFocus. */
const screenAnswers: Answers = {
  declared: ["guiFocusTable"],
  unchecked: noRequirement("It names a value; which screen is open shows nowhere else."),
};

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
    ...(isKnown === undefined ? (isRelated(name) ? bitRelated : bitShownOnce) : {}),
    ...answers,
  };
}
