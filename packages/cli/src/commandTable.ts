import type { LazyCommand } from "./LazyCommand.ts";

/** The commands, in the order help lists them. */
export const commandTable: ReadonlyMap<string, LazyCommand> = new Map([
  [
    "demo",
    {
      summary: "see a session happen, followed and checked, in ten seconds",
      load: async () => (await import("./commands/demo.ts")).demoCommand,
    },
  ],
  [
    "simulate",
    {
      summary: "play a session without the game and write its journal",
      load: async () => (await import("./commands/simulate.ts")).simulateCommand,
    },
  ],
  [
    "check",
    {
      summary: "find what is wrong with journals",
      load: async () => (await import("./commands/check.ts")).checkCommand,
    },
  ],
  [
    "watch",
    {
      summary: "show a journal as it grows",
      load: async () => (await import("./commands/watch.ts")).watchCommand,
    },
  ],
  [
    "cockpit",
    {
      summary: "show a journal, live, in a browser",
      load: async () => (await import("./commands/cockpit.ts")).cockpitCommand,
    },
  ],
  [
    "replay",
    {
      summary: "write recorded journals again with their own pacing",
      load: async () => (await import("./commands/replay.ts")).replayCommand,
    },
  ],
  [
    "anonymise",
    {
      summary: "copy journals with the people in them replaced by pseudonyms",
      load: async () => (await import("./commands/anonymise.ts")).anonymiseCommand,
    },
  ],
  [
    "archive",
    {
      summary: "keep journals as tables, adding only what is new",
      load: async () => (await import("./commands/archive.ts")).archiveCommand,
    },
  ],
  [
    "query",
    {
      summary: "ask journals in SQL, or by the name of a query",
      load: async () => (await import("./commands/query.ts")).queryCommand,
    },
  ],
  [
    "report",
    {
      summary: "write one page about a commander's journals",
      load: async () => (await import("./commands/report.ts")).reportCommand,
    },
  ],
  [
    "fleet",
    {
      summary: "carry the journals of many commanders over a broker into one lake",
      load: async () => (await import("./commands/fleet.ts")).fleetCommand,
    },
  ],
  [
    "doctor",
    {
      summary: "find the journal folder and say what is odd about it",
      load: async () => (await import("./commands/doctor.ts")).doctorCommand,
    },
  ],
  [
    "explain",
    {
      summary: "say what a kind, field, flag, deviation, code or rule means",
      load: async () => (await import("./commands/explain.ts")).explainCommand,
    },
  ],
  [
    "schema",
    {
      summary: "print the contract as JSON Schema or AsyncAPI",
      load: async () => (await import("./commands/schema.ts")).schemaCommand,
    },
  ],
  [
    "completion",
    {
      summary: "print what makes a shell complete commands and options",
      load: async () => (await import("./commands/completion.ts")).completionCommand(commandTable),
    },
  ],
]);
