import type { FleetArguments } from "./access/fleetOptions.ts";
import type { ExitCode } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import type { PartName } from "../../parts/requireParts.ts";

/** What a word after `fleet` does, and the parts of Shipslog that it needs. */
export interface Subcommand {
  readonly parts: readonly PartName[];
  /** The word that may follow, as the help calls it; none may when left out. */
  readonly takes?: "NAME" | "CODE" | "DIR" | "FOLDER" | "WHAT";
  run(subject: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode>;
}

/** The words after `fleet`; each is loaded when it runs, because its part may not be installed. */
export const subcommands: ReadonlyMap<string, Subcommand> = new Map<string, Subcommand>([
  ["up", { parts: ["fleet"], run: async (_, args, host) => (await import("./servers/up.ts")).runUp(args, host) }],
  [
    "invite",
    {
      parts: ["fleet"],
      takes: "NAME",
      run: async (...given) => (await import("./joining/invite.ts")).runInvite(...given),
    },
  ],
  [
    "revoke",
    {
      parts: ["fleet"],
      takes: "NAME",
      run: async (...given) => (await import("./joining/invite.ts")).runRevoke(...given),
    },
  ],
  [
    "rotate",
    {
      parts: ["fleet"],
      takes: "WHAT",
      run: async (...given) => (await import("./upkeep/rotate.ts")).runRotate(...given),
    },
  ],
  ["grow", { parts: ["fleet"], run: async (_, args, host) => (await import("./servers/grow.ts")).runGrow(args, host) }],
  [
    "move",
    { parts: ["fleet"], takes: "NAME", run: async (...given) => (await import("./servers/grow.ts")).runMove(...given) },
  ],
  [
    "balance",
    { parts: ["fleet"], run: async (_, args, host) => (await import("./servers/grow.ts")).runBalance(args, host) },
  ],
  [
    "repartition",
    {
      parts: ["fleet", "archive"],
      run: async (_, args, host) => (await import("./servers/repartition.ts")).runRepartition(args, host),
    },
  ],
  [
    "registrar",
    {
      parts: ["fleet"],
      run: async (_, args, host) => (await import("./joining/registrar.ts")).runRegistrar(args, host),
    },
  ],
  [
    "join",
    { parts: ["fleet"], takes: "CODE", run: async (...given) => (await import("./joining/join.ts")).runJoin(...given) },
  ],
  [
    "uplink",
    {
      parts: ["fleet"],
      takes: "DIR",
      run: async (...given) => (await import("./uplink/uplink.ts")).runUplink(...given),
    },
  ],
  [
    "collect",
    {
      parts: ["fleet", "archive"],
      run: async (_, args, host) => (await import("./collect/collect.ts")).runCollect(args, host),
    },
  ],
  [
    "status",
    {
      parts: ["fleet", "archive"],
      run: async (_, args, host) => (await import("./upkeep/status.ts")).runStatus(args, host),
    },
  ],
  [
    "doctor",
    { parts: ["fleet"], run: async (_, args, host) => (await import("./upkeep/doctor.ts")).runFleetDoctor(args, host) },
  ],
  [
    "guard",
    { parts: ["fleet"], run: async (_, args, host) => (await import("./upkeep/guard.ts")).runGuard(args, host) },
  ],
  [
    "forget",
    {
      parts: ["fleet", "archive"],
      takes: "NAME",
      run: async (...given) => (await import("./upkeep/forget.ts")).runForgetCommander(...given),
    },
  ],
  [
    "backup",
    {
      parts: ["fleet", "archive"],
      takes: "FOLDER",
      run: async (...given) => (await import("./upkeep/backup.ts")).runBackup(...given),
    },
  ],
  [
    "restore",
    {
      parts: ["fleet", "archive"],
      takes: "FOLDER",
      run: async (...given) => (await import("./upkeep/restore.ts")).runRestore(...given),
    },
  ],
  [
    "print",
    {
      parts: ["fleet"],
      takes: "WHAT",
      run: async (...given) => (await import("./servers/print.ts")).runPrint(...given),
    },
  ],
  ["load", { parts: ["fleet"], run: async (_, args, host) => (await import("./load/load.ts")).runLoad(args, host) }],
]);
