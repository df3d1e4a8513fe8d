/** The parts that need no disk: nothing in this module or below it imports a module of Node, so it also runs in a browser. */
export type { Duration } from "./durationMs.ts";
export { simulateEvents, type EventsOptions } from "./simulateEvents.ts";
