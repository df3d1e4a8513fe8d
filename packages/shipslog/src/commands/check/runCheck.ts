import { availableParallelism } from "node:os";
import type { Arguments } from "../../command/Command.ts";
import type { Host } from "../../command/Host.ts";
import { UsageError } from "../../failure/errors.ts";
import type { ExitCode } from "../../failure/exitCodes.ts";
import type { checkOptions } from "./checkOptions.ts";
import { checkPaths } from "./checkPaths.ts";
import { checkSettings } from "./checkSettings.ts";
import { userCache } from "../../command/userCache.ts";
import { withInput } from "./withInput.ts";

/** Runs `shipslog check` as its options say: once, while the game writes, or on repaired copies. */
export async function runCheck(args: Arguments<typeof checkOptions>, host: Host): Promise<ExitCode> {
  const settings = await checkSettings(args, process.cwd());
  if (settings.updatesBaseline !== undefined) requireWholeCheck(args);
  if (args.has("watch")) {
    refuseReport(args);
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

/** A new baseline drops what is not found: with a part of the rules or journals it would lose entries that still hold, and their reasons. */
function requireWholeCheck(args: Arguments<typeof checkOptions>): void {
  const part = (["only", "since"] as const).find((name) => args.text(name) !== undefined);
  if (part === undefined) return;
  throw new UsageError(
    `--update-baseline drops what is not found, and needs a check of everything; leave out --${part}`,
  );
}

/** A check that waits for lines has no report at its end, and prints findings in one form. */
function refuseReport(args: Arguments<typeof checkOptions>): void {
  const format = args.choice("format");
  const useless = [
    ...(format === "text" || format === "unix" ? [] : ["format"]),
    ...(["drift", "timings", "update-baseline"] as const).filter((name) => args.has(name)),
    ...(["fix-to", "max-warnings", "since"] as const).filter((name) => args.text(name) !== undefined),
  ];
  if (useless[0] === undefined) return;
  throw new UsageError(`--watch prints each finding as it comes; --${useless[0]} is for a check that ends`);
}
