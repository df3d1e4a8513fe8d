import { escapeControls, formatCount } from "@shipslog/contract/internal";
import { verifyLake, type LakePlace } from "@shipslog/archive";
import type { ArchiveArguments } from "./archiveOptions.ts";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { UsageError } from "../../failure/errors.ts";

/** `shipslog archive --verify`: compares every file of a lake with its checksum, and published files with their sizes. */
export async function runVerify(lake: LakePlace, args: ArchiveArguments, host: Host): Promise<ExitCode> {
  if (args.positionals.length > 0) throw new UsageError("--verify stores nothing; name only the lake, with --out");
  const { files, bytes, withoutChecksum, published, ...found } = await verifyLake(lake);
  const damaged = [...found.damaged, ...published.damaged];
  for (const { path, problem } of damaged) host.out.write(`${escapeControls(`${path} ${problem}`)}\n`);
  const unchecked = withoutChecksum === 0 ? "" : `, ${withoutChecksum} of them without a checksum`;
  const held = `${formatCount(files, "file")}${unchecked}, ${(bytes / 1e6).toFixed(1)} MB`;
  const tables = published.files === 0 ? "" : `, and ${formatCount(published.files, "published file")}`;
  const result = damaged.length === 0 ? "all as they were written" : formatCount(damaged.length, "problem");
  if (!args.has("quiet")) host.out.write(`${args.required("out")}: ${held}${tables}; ${result}\n`);
  return damaged.length === 0 ? exitCodes.fine : exitCodes.findings;
}
