import { rm } from "node:fs/promises";
import { escapeControls, formatCount } from "@shipslog/contract/internal";
import { isPublished, listPartitions, openSink, publishLake, type LakePlace, type LakeSink } from "@shipslog/archive";
import type { ArchiveArguments } from "./archiveOptions.ts";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { userCache } from "../../command/userCache.ts";
import { cacheOfLake } from "../../storeFolder/lakeAt.ts";
import { requireLake, publisher } from "./publish.ts";
import { UsageError } from "../../failure/errors.ts";

/** `shipslog archive --forget`: removes all rows and watermarks of a commander from every partition of a lake, and from its published tables. */
export async function runForget(
  lake: LakePlace,
  commander: string,
  args: ArchiveArguments,
  host: Host,
): Promise<ExitCode> {
  if (args.positionals.length > 0) throw new UsageError("--forget stores nothing; name only the lake, with --out");
  const out = args.required("out");
  await requireLake(lake);
  const partitions = await listPartitions(lake);
  const sinks: LakeSink[] = [];
  try {
    const owner = `shipslog archive ${host.drawKey()}`;
    for (const partition of partitions) sinks.push(await openSink(lake, { owner, partition }));
    const known = await commandersOf(sinks);
    let rows = 0;
    for (const sink of sinks) {
      if ((await sink.commanders()).includes(commander)) rows += await sink.forget(commander);
    }
    // Also for an unknown commander: an earlier run may have been interrupted here.
    await removeCopies(lake, out, host);
    requireKnown(commander, known);
    if (!args.has("quiet")) host.out.write(`${out}: ${escapeControls(await describe(commander, rows, sinks))}\n`);
    return exitCodes.fine;
  } finally {
    for (const sink of sinks) await sink.close();
  }
}

/** Removes the rows that a lake does not have any more from its published tables, with their older versions, and from the user's cache. */
export async function removeCopies(lake: LakePlace, out: string, host: Host): Promise<void> {
  if (typeof lake === "string" && (await isPublished(lake))) {
    await publishLake(lake, { ...publisher(host), onlyNewest: true });
  }
  const caches = userCache("lakes", host);
  if (caches !== undefined) await rm(cacheOfLake(out, caches), { recursive: true, force: true });
}

async function commandersOf(sinks: readonly LakeSink[]): Promise<readonly string[]> {
  const found = await Promise.all(sinks.map((sink) => sink.commanders()));
  return [...new Set(found.flat())].toSorted();
}

function requireKnown(commander: string, known: readonly string[]): void {
  if (known.includes(commander)) return;
  throw new UsageError(`the lake has no commander ${commander}; it has ${known.join(", ") || "no journals"}`);
}

async function describe(commander: string, rows: number, sinks: readonly LakeSink[]): Promise<string> {
  const files = sinks.flatMap(({ manifest }) => manifest.files);
  const events = files.filter(({ table }) => table === "events").reduce((sum, file) => sum + file.rows, 0);
  const others = await commandersOf(sinks);
  const left = `${formatCount(events, "event")} of ${formatCount(others.length, "other commander")}`;
  const note = others.length === 0 ? "" : "; their lines may still mention this commander";
  return `removed ${formatCount(rows, "row")} of commander ${commander}; left are ${left}${note}`;
}
