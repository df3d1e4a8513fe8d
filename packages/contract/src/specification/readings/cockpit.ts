import type { Reading } from "./Reading.ts";

/** What the cockpit derives from events. */
export const cockpitReadings = {
  scoopableStars: {
    text: "Stars of the classes K, G, B, F, O, A and M are scoopable, including giants.",
    takenFrom: "silence; StarClass is free text",
  },
  powerPriorities: {
    text: "When power is short, modules without a priority keep it longest, then priority 0, 1 and so on.",
    takenFrom: "silence",
  },
  jumpsLeft: {
    text: "Jumps left: main tank divided by the average FuelUsed of the last five own jumps without a boost, shown as an estimate.",
    takenFrom: "silence",
  },
  dockedState: {
    text: "A ship is docked as long as Status says so; none of the sixteen kinds reports leaving a port.",
    takenFrom: "no such kind",
  },
  newSession: {
    text: "A journal that is not a later part of the same session starts a new session; the state of the last one no longer applies.",
    takenFrom: "silence",
  },
} as const satisfies Readonly<Record<string, Reading>>;
