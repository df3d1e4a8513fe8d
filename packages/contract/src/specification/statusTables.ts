import { type Flag2Name, flags2Table } from "../status/Flags2.ts";
import { type FlagName, flagsTable } from "../status/Flags.ts";
import { noRequirement, undecidable, type Answers, type Note } from "./answers.ts";
import type { Bit } from "../status/bits.ts";
import { guiFocusTable } from "../status/GuiFocus.ts";

/** The answer for a bit that only the bit itself shows. */
const bitShownOnce: Answers = {
  unchecked: undecidable("Nothing else in Status.json or in the sixteen kinds shows it."),
};

const srvOnly: Answers = {
  unchecked: undecidable("The document does not say that the bit is clear outside the SRV."),
};
const footPlace: Answers = { checked: ["status-foot-place"] };
const temperature: Answers = { checked: ["status-temperature"], readings: ["coldAndHot"] };
const multicrew: Answers = {
  unchecked: undecidable("The document does not say that the two sorts of multicrew exclude each other."),
};
const vehicle: Answers = { checked: ["status-vehicle"] };

/** What is known about single bits of Flags; every other bit is shown once. */
const flagAnswers: Readonly<Partial<Record<FlagName, Answers>>> = {
  Docked: { checked: ["status-docked"] },
  Landed: { checked: ["status-surface"] },
  Supercruise: { unchecked: undecidable("The document does not say which other bits exclude it.") },
  SrvHandbrake: srvOnly,
  SrvTurretView: srvOnly,
  SrvTurretRetracted: srvOnly,
  SrvDriveAssist: srvOnly,
  SrvHighBeam: srvOnly,
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

/** What is known about single bits of Flags2; every other bit is shown once. */
const flag2Answers: Readonly<Partial<Record<Flag2Name, Answers>>> = {
  OnFoot: { checked: ["status-vehicle"] },
  OnFootInStation: footPlace,
  OnFootOnPlanet: { checked: ["status-foot-place", "status-surface"] },
  AimDownSight: { unchecked: undecidable("The document does not say that the bit is clear in a vehicle.") },
  Cold: temperature,
  Hot: temperature,
  VeryCold: temperature,
  VeryHot: temperature,
  OnFootInHangar: footPlace,
  OnFootSocialSpace: footPlace,
  OnFootExterior: footPlace,
  TelepresenceMulticrew: multicrew,
  PhysicalMulticrew: multicrew,
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
    ...(isKnown === undefined ? bitShownOnce : {}),
    ...answers,
  };
}
