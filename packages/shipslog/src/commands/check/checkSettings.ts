import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import {
  basisNames,
  parseBaseline,
  parseConfiguration,
  rules,
  type Baseline,
  type BasisName,
  type CheckOptions,
  type Configuration,
} from "@shipslog/check";
import type { Arguments } from "../../command/Command.ts";
import { UsageError } from "../../failure/errors.ts";
import { suggest } from "../../text/suggest.ts";
import type { checkOptions } from "./checkOptions.ts";
import type { CheckPathsOptions } from "./checkPaths.ts";

/** A configuration, and the file that it is in. */
interface FoundConfiguration extends Configuration {
  readonly path: string;
}

/** Reads what the options, the configuration and the baseline say; the configuration is searched from a folder upwards. */
export async function checkSettings(
  args: Arguments<typeof checkOptions>,
  folder: string,
): Promise<Pick<CheckPathsOptions, "dialect" | "check" | "updatesBaseline">> {
  const given = args.text("config");
  const configuration = given === undefined ? await findConfiguration(folder) : await readConfiguration(given);
  const baselinePath = args.text("baseline") ?? besideConfiguration(configuration);
  const isUpdated = args.has("update-baseline");
  if (isUpdated && baselinePath === undefined) throw new UsageError("--update-baseline needs --baseline FILE");
  return {
    dialect: chosenDialect(args.optionalChoice("dialect"), configuration),
    check: {
      only: chosenRules(args.text("only")),
      drift: args.has("drift"),
      baseline: baselinePath === undefined ? undefined : await readBaseline(baselinePath, isUpdated),
      rules: configuration?.rules,
      overrides: configuration?.overrides,
    },
    updatesBaseline: isUpdated ? baselinePath : undefined,
  };
}

function chosenDialect(
  option: CheckOptions["dialect"],
  configuration: FoundConfiguration | undefined,
): CheckPathsOptions["dialect"] {
  if (option !== undefined) return { dialect: option, reason: "set by --dialect" };
  if (configuration?.preset === undefined) return undefined;
  return { dialect: configuration.preset, reason: `set by the preset of ${configuration.path}` };
}

function chosenRules(text: string | undefined): CheckOptions["only"] {
  if (text === undefined) return undefined;
  if (basisNames.includes(text as BasisName)) return text as BasisName;
  const ids = rules.map(({ id }) => id);
  // Reports mark rules about the game.
  const names = text.split(",").map((name) => name.trim().replace(/^(?:game|spec)\//, ""));
  const unknown = names.find((name) => !ids.includes(name));
  if (unknown === undefined) return names;
  throw new UsageError(`--only ${text}: no rule ${unknown}; ${suggest(unknown, ids, "shipslog explain lists them")}`);
}

function besideConfiguration(configuration: FoundConfiguration | undefined): string | undefined {
  if (configuration?.baseline === undefined) return undefined;
  return resolve(dirname(configuration.path), configuration.baseline);
}

async function readBaseline(path: string, mayBeMissing: boolean): Promise<Baseline> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (mayBeMissing && isMissing(error)) return undefined;
    throw error;
  });
  if (text === undefined) return { accepted: [] };
  const parsed = parseBaseline(text);
  if (!parsed.ok) throw new UsageError(`${path}: ${parsed.problems.join("; ")}`);
  return parsed.baseline;
}

async function readConfiguration(path: string): Promise<FoundConfiguration> {
  return configurationIn(await readFile(path, "utf8"), path);
}

function configurationIn(text: string, path: string): FoundConfiguration {
  const parsed = parseConfiguration(text, rules);
  if (!parsed.ok) throw new UsageError(`${path}: ${parsed.problems.join("; ")}`);
  return { ...parsed.configuration, path };
}

/** Finds the configuration in a folder or the nearest one above: shipslog.config.json, or the key "shipslog" of package.json. */
export async function findConfiguration(folder: string): Promise<FoundConfiguration | undefined> {
  const path = join(folder, "shipslog.config.json");
  const own = await readIfThere(path);
  if (own !== undefined) return configurationIn(own, path);
  const manifestPath = join(folder, "package.json");
  const manifest = await readIfThere(manifestPath);
  const inManifest = manifest === undefined ? undefined : keyOf(manifest);
  if (inManifest !== undefined) return configurationIn(JSON.stringify(inManifest), manifestPath);
  const above = dirname(folder);
  return above === folder ? undefined : await findConfiguration(above);
}

/** The key of a package.json; one that is not JSON is for others to report. */
function keyOf(manifest: string): unknown {
  try {
    return (JSON.parse(manifest) as { readonly shipslog?: unknown } | null)?.shipslog;
  } catch {
    return undefined;
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
