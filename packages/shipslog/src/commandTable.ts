import type { LazyCommand } from "./command/Command.ts";

/** The commands, in the order of the help. */
export const commandTable: ReadonlyMap<string, LazyCommand> = new Map([
  [
    "demo",
    {
      summary: "simulate, watch and check a session in about five seconds",
      load: async () => (await import("./commands/demo.ts")).demoCommand,
    },
  ],
  [
    "simulate",
    {
      summary: "simulate a session and write its journal",
      load: async () => (await import("./commands/simulate/simulate.ts")).simulateCommand,
    },
  ],
  [
    "fly",
    {
      summary: "direct a game step by step, typed or from a program",
      load: async () => (await import("./commands/fly/fly.ts")).flyCommand,
    },
  ],
  [
    "check",
    {
      summary: "report what is wrong with journals",
      load: async () => (await import("./commands/check/check.ts")).checkCommand,
    },
  ],
  [
    "try",
    {
      summary: "test a reader of journals, in any language",
      load: async () => (await import("./commands/try/try.ts")).tryReaderCommand,
    },
  ],
  [
    "eddn",
    {
      summary: "run a local EDDN for uploaders and listeners",
      load: async () => (await import("./commands/eddn/eddn.ts")).eddnCommand,
    },
  ],
  [
    "watch",
    {
      summary: "show a journal as it grows",
      load: async () => (await import("./commands/watch/watch.ts")).watchCommand,
    },
  ],
  [
    "cockpit",
    {
      summary: "show a journal live in the browser",
      load: async () => (await import("./commands/cockpit/cockpit.ts")).cockpitCommand,
    },
  ],
  [
    "replay",
    {
      summary: "write recorded journals again with their original timing",
      load: async () => (await import("./commands/replay/replay.ts")).replayCommand,
    },
  ],
  [
    "anonymise",
    {
      summary: "copy journals and replace people by pseudonyms",
      load: async () => (await import("./commands/anonymise/anonymise.ts")).anonymiseCommand,
    },
  ],
  [
    "archive",
    {
      summary: "store journals as Parquet tables; later runs add what is new",
      load: async () => (await import("./commands/archive/archive.ts")).archiveCommand,
    },
  ],
  [
    "query",
    {
      summary: "query journals with SQL or a named query",
      load: async () => (await import("./commands/query/query.ts")).queryCommand,
    },
  ],
  [
    "report",
    {
      summary: "write an HTML report about a commander's journals",
      load: async () => (await import("./commands/report/report.ts")).reportCommand,
    },
  ],
  [
    "fleet",
    {
      summary: "collect the journals of many commanders in one lake",
      load: async () => (await import("./commands/fleet/fleet.ts")).fleetCommand,
    },
  ],
  [
    "doctor",
    {
      summary: "find the journal folder and report problems with it",
      load: async () => (await import("./commands/doctor/doctor.ts")).doctorCommand,
    },
  ],
  [
    "explain",
    {
      summary: "explain a kind, field, flag, deviation, code or rule",
      load: async () => (await import("./commands/explain/explain.ts")).explainCommand,
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
    "observe",
    {
      summary: "print what journals show that Shipslog does not know",
      load: async () => (await import("./commands/observe/observe.ts")).observeCommand,
    },
  ],
  [
    "completion",
    {
      summary: "print the completion script of a shell",
      load: async () => (await import("./commands/completion/completion.ts")).completionCommand(commandTable),
    },
  ],
]);
