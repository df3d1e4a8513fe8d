import { openSink, summarizeLake } from "@shipslog/archive";
import { formatCount } from "@shipslog/contract/internal";
import { compactOthers, isOfFleet } from "./compactOthers.ts";
import { runForget } from "./forget.ts";
import { runPublish } from "./publish.ts";
import type { StoreResult } from "./storeSources.ts";
import { takeIn } from "./takeIn.ts";
import { runVerify } from "./verify.ts";
import type { Arguments } from "../../Command.ts";
import { exitCodes, type ExitCode } from "../../exitCodes.ts";
import type { Host } from "../../Host.ts";
import { stopIfInterrupted } from "../../Interruption.ts";
import { findSources } from "../../journalSources/findSources.ts";
import { journalPaths } from "../../journalSources/journalPaths.ts";
import { refuseSame } from "../../recordedFolder.ts";
import { UsageError } from "../../UsageError.ts";

/** Stores journals in a lake, or verifies, publishes or forgets, as the command line says. */
export async function runArchive(args: Arguments, host: Host): Promise<ExitCode> {
  const out = args.required("out");
  if (args.has("verify")) return await runVerify(out, args, host);
  if (args.has("publish")) return await runPublish(out, args, host);
  if (args.text("location") !== undefined) throw new UsageError("--location is for --publish");
  const forgotten = args.text("forget");
  if (forgotten !== undefined) return await runForget(out, forgotten, args, host);
  if (args.has("compact") && args.positionals.length === 0 && (await isOfFleet(out))) {
    await compactOthers(out, host);
    if (!args.has("quiet")) host.out.write(await report(out, { lines: 0, journals: 0 }));
    return exitCodes.fine;
  }
  const sources = await findSources(await journalPaths(args.positionals, host));
  for (const { folder } of sources) refuseSame(folder, out);
  // One thread for each connection takes the least processor time (docs/decisions/0009).
  const sink = await openSink(out, { owner: `shipslog archive ${host.drawKey()}`, threads: 1 });
  try {
    const stored = await takeIn(sink, sources, args, host);
    const { lines } = stored;
    stopIfInterrupted(host, `${formatCount(lines, "new line")} stored in ${out}; run it again to add the rest`);
    if (args.has("compact")) {
      await sink.compact();
      await compactOthers(out, host);
    }
    if (!args.has("quiet")) host.out.write(await report(out, stored));
    return exitCodes.fine;
  } finally {
    await sink.close();
  }
}

async function report(out: string, { lines, journals }: Pick<StoreResult, "lines" | "journals">): Promise<string> {
  const { events, rejects, files, bytes } = await summarizeLake(out);
  const megabytes = (bytes / 1e6).toFixed(1);
  const news = lines === 0 ? "nothing new" : `${formatCount(lines, "new line")} of ${formatCount(journals, "journal")}`;
  const held = `${formatCount(events, "event")} and ${formatCount(rejects, "reject")}`;
  return `${out}: ${news}; it holds ${held} in ${formatCount(files, "file")}, ${megabytes} MB\n`;
}
