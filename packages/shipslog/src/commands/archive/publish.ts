import { formatCount } from "@shipslog/contract/internal";
import { publishLake, isObjectAddress, type LakePlace, type PublishedTable, isLake } from "@shipslog/archive";
import type { ArchiveArguments } from "./archiveOptions.ts";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { UsageError } from "../../failure/errors.ts";

/** `shipslog archive --publish`: writes the tables of a lake for readers of Iceberg. */
export async function runPublish(lake: string, args: ArchiveArguments, host: Host): Promise<ExitCode> {
  if (args.positionals.length > 0) throw new UsageError("--publish stores nothing; name only the lake, with --out");
  if (isObjectAddress(lake)) {
    throw new UsageError(`--publish writes into a folder and not to ${lake}; archive the journals into a folder`);
  }
  await requireLake(lake);
  const location = args.text("location")?.replace(/\/+$/, "");
  const tables = await publishLake(lake, { ...publisher(host), location });
  if (!args.has("quiet")) host.out.write(`${lake}/iceberg: ${describe(tables)}\n`);
  return exitCodes.fine;
}

/** Who publishes, and when. */
export function publisher(host: Host): { readonly writer: string; readonly nowMs: number } {
  return { writer: host.drawKey().replace(/[^A-Za-z0-9]/g, ""), nowMs: host.clock.nowMs() };
}

function describe(tables: readonly PublishedTable[]): string {
  const sum = (of: (table: PublishedTable) => number) => tables.reduce((total, table) => total + of(table), 0);
  const held = `${formatCount(
    sum(({ rows }) => rows),
    "row",
  )} of ${formatCount(tables.length, "table")}`;
  const files = formatCount(
    sum((table) => table.files),
    "file",
  );
  const megabytes = (sum(({ bytes }) => bytes) / 1e6).toFixed(1);
  return `${held} in ${files}, ${megabytes} MB; ${sum(({ written }) => written)} of the files are new`;
}

/** Throws a UsageError for a place without a lake. */
export async function requireLake(lake: LakePlace): Promise<void> {
  if (await isLake(lake)) return;
  const name = typeof lake === "string" ? lake : lake.name;
  throw new UsageError(
    `${name} is not a lake: it has no manifest; name the folder that shipslog archive or shipslog fleet collect writes with --out`,
  );
}
