import { defineCommand, pathArgument, type Command } from "../../command/Command.ts";
import { loadWhole } from "../../command/loadWhole.ts";
import { checkOptions } from "./checkOptions.ts";
import { UsageError } from "../../failure/errors.ts";

/** `shipslog check`: reports what is wrong with journals. */
export const checkCommand: Command = defineCommand({
  name: "check",
  summary: "Reports what is wrong with journals and their companion files. Each folder is checked on its own.",
  usage: "PATH... [options]",
  arguments: { PATH: `${pathArgument}; - for standard input` },
  options: checkOptions,
  examples: [
    ["shipslog check journal", "check the journals in a folder"],
    ["shipslog check laptop desktop 'backup/2025*'", "check several folders"],
    ["shipslog check journal --dialect spec --only spec --fail-on note", "hold a producer to the specification alone"],
    ["shipslog check journal --format sarif > findings.sarif", "write a report for code scanning"],
    ["shipslog check journal --watch", "check a journal while the game writes it"],
    ["shipslog check journal --baseline known.json --update-baseline", "accept what is found today"],
  ],
  async run(args, host) {
    if (args.positionals.length === 0) throw new UsageError("no path; usage: shipslog check PATH...");
    // Loaded on first use: the rules are large, and help needs none.
    const { runCheck } = await loadWhole(() => import("./runCheck.ts"));
    return await runCheck(args, host);
  },
});
