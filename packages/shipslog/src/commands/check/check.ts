import { availableParallelism } from "node:os";
import { defineCommand, pathArgument, type Command } from "../../command/Command.ts";
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
    const { checkSettings } = await import("./checkSettings.ts");
    const { checkPaths } = await import("./checkPaths.ts");
    const { withInput } = await import("./withInput.ts");
    const { userCache } = await import("./userCache.ts");
    const settings = await checkSettings(args, process.cwd());
    if (args.has("watch")) {
      const { watchPaths } = await import("./watchPaths.ts");
      return await watchPaths({ paths: args.positionals, ...settings, isQuiet: args.has("quiet") }, host);
    }
    const target = args.text("fix-to");
    const repair = async () => (await import("./repairPaths.ts")).repairPaths(args.positionals, target ?? "", host);
    return await withInput(target === undefined ? args.positionals : await repair(), host, ({ paths, shownPath }) =>
      checkPaths(
        {
          paths,
          shownPath,
          ...settings,
          format: args.choice("format"),
          failOn: args.choice("fail-on"),
          maxWarnings: args.optionalInteger("max-warnings"),
          threads: args.optionalInteger("threads") ?? availableParallelism(),
          since: args.text("since"),
          cache: args.has("no-cache") ? undefined : userCache(host),
          timings: args.has("timings"),
          isComplete: args.has("all"),
          isQuiet: args.has("quiet"),
        },
        host,
      ),
    );
  },
});
