import { cockpitReadings } from "./cockpit.ts";
import { eventReadings } from "./events.ts";
import type { Reading } from "./Reading.ts";
import { simulationReadings } from "./simulation.ts";
import { writingReadings } from "./writing.ts";

/** The readings by heading of their page. */
export const readingGroups: readonly {
  readonly title: string;
  readonly readings: Readonly<Record<string, Reading>>;
}[] = [
  { title: "What an event is (contract)", readings: eventReadings },
  { title: "Where events are written (journal)", readings: writingReadings },
  { title: "When and what the simulator writes", readings: simulationReadings },
  { title: "What the cockpit derives", readings: cockpitReadings },
];

/** Every reading by its name. */
export const readings = { ...eventReadings, ...writingReadings, ...simulationReadings, ...cockpitReadings };

/** The name by which statements refer to a reading. */
export type ReadingName = keyof typeof readings;
