import { availableParallelism } from "node:os";
import type { Arguments } from "../../command/Command.ts";
import type { Host } from "../../command/Host.ts";
import type { ExitCode } from "../../failure/exitCodes.ts";
import type { checkOptions } from "./checkOptions.ts";
import { checkPaths } from "./checkPaths.ts";
import { checkSettings } from "./checkSettings.ts";
import { userCache } from "../../command/userCache.ts";
import { withInput } from "./withInput.ts";

/** Runs `shipslog check` as its options say: once, while the game writes, or on repaired copies. */
export async function runCheck(args: Arguments<typeof checkOptions>, host: Host): Promise<ExitCode> {
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
        cache: args.has("no-cache") ? undefined : userCache("check", host),
        timings: args.has("timings"),
        isComplete: args.has("all"),
        isQuiet: args.has("quiet"),
      },
      host,
    ),
  );
}
