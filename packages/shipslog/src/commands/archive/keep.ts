import { kinds } from "@shipslog/contract";
import { formatCount } from "@shipslog/contract/internal";
import { observedKinds } from "@shipslog/contract/observed";
import { listPartitions, openSink, type LakePlace, type Retention } from "@shipslog/archive";
import type { Host } from "../../command/Host.ts";
import { UsageError } from "../../failure/errors.ts";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import { suggest } from "../../text/suggest.ts";
import type { ArchiveArguments } from "./archiveOptions.ts";
import { removeCopies } from "./forget.ts";
import { requireLake } from "./publish.ts";

/** `shipslog archive --keep`: removes rows older than an age from every partition of a lake, and from its published tables. */
export async function runKeep(lake: LakePlace, args: ArchiveArguments, host: Host): Promise<ExitCode> {
  if (args.positionals.length > 0) throw new UsageError("--keep stores nothing; name only the lake, with --out");
  const retention = retentionOf(args.list("keep"), host.clock.nowMs());
  const out = args.required("out");
  await requireLake(lake);
  let rows = 0;
  let events = 0;
  for (const partition of await listPartitions(lake)) {
    const sink = await openSink(lake, { owner: `shipslog archive ${host.drawKey()}`, partition });
    try {
      rows += await sink.keep(retention);
      const files = sink.manifest.files.filter(({ table }) => table === "events");
      events += files.reduce((sum, file) => sum + file.rows, 0);
    } finally {
      await sink.close();
    }
  }
  // Also if no row was removed: an earlier run may have been interrupted here.
  await removeCopies(lake, out, host);
  if (!args.has("quiet")) {
    host.out.write(`${out}: removed ${formatCount(rows, "row")}; left are ${formatCount(events, "event")}\n`);
  }
  return exitCodes.fine;
}

/** The first times that are kept, from values such as `2y` and `Music=30d`. */
export function retentionOf(texts: readonly string[], nowMs: number): Retention {
  let fromMs: number | undefined;
  const ofKinds = new Map<string, number>();
  for (const text of texts) {
    const [, word, age = ""] = /^(?:(\w+)=)?(.*)$/s.exec(text) ?? [];
    const from = timeBefore(nowMs, age);
    if (from === undefined) throw new UsageError(`--keep ${text}: expected an age such as 2y, 8w or 30d, or KIND=AGE`);
    if (word === undefined) fromMs = from;
    else ofKinds.set(kindNamed(word), from);
  }
  return { fromMs, kinds: ofKinds };
}

function kindNamed(word: string): string {
  const all: readonly string[] = [...kinds, ...observedKinds];
  const found = all.find((kind) => kind.toLowerCase() === word.toLowerCase());
  if (found !== undefined) return found;
  throw new UsageError(`there is no kind ${word}; ${suggest(word, all, "see shipslog query events-by-kind")}`);
}

const dayMs = 86_400_000;

/** The time that is as long ago as an age says; undefined if it says none. A year ago has the same date, or February 28 for February 29. */
function timeBefore(nowMs: number, age: string): number | undefined {
  const [, digits = "", unit] = /^([1-9]\d{0,4})([dwy])$/.exec(age) ?? [];
  const count = Number(digits);
  if (unit === "d" || unit === "w") return nowMs - count * (unit === "w" ? 7 : 1) * dayMs;
  if (unit !== "y") return undefined;
  const then = new Date(nowMs);
  const month = then.getUTCMonth();
  then.setUTCFullYear(then.getUTCFullYear() - count);
  return then.getUTCMonth() === month ? then.getTime() : then.getTime() - dayMs;
}
