import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { companionFiles } from "@shipslog/contract";
import { escapeControls, formatCount } from "@shipslog/contract/internal";
import type { Host } from "../../command/Host.ts";
import { UsageError } from "../../failure/errors.ts";
import { findSources } from "../../openFolder/findSources.ts";
import { listFolder, statPath } from "../../openFolder/listFolder.ts";
import { repairJournal } from "./repairJournal.ts";

/** Copies journals and companion files to another folder, with mechanical damage repaired, and returns the folders that were written. */
export async function repairPaths(paths: readonly string[], target: string, host: Host): Promise<readonly string[]> {
  const sources = await findSources(paths, { acceptsAnyName: true });
  const names = new Set(sources.map(({ folder }) => basename(folder)));
  const isNested = sources.length > 1;
  if (isNested && names.size < sources.length) {
    throw new UsageError("--fix-to: two folders have the same name; repair them one by one");
  }
  const written: string[] = [];
  for (const { folder, journals } of sources) {
    const out = isNested ? join(target, basename(folder)) : target;
    if ((await statPath(out)) !== undefined && (await listFolder(out)).length > 0) {
      throw new UsageError(`--fix-to: ${out} is not empty; name a new folder, because nothing is overwritten`);
    }
    await mkdir(out, { recursive: true });
    let repaired = 0;
    for (const { file } of journals) {
      const { bytes, repairs } = repairJournal(await readFile(join(folder, file)));
      await writeFile(join(out, file), bytes, { flag: "wx" });
      if (repairs.length === 0) continue;
      repaired++;
      host.err.write(`${escapeControls(file)}: ${repairs.join("; ")}\n`);
    }
    const present = await listFolder(folder);
    for (const file of companionFiles) if (present.includes(file)) await copyFile(join(folder, file), join(out, file));
    host.err.write(`${escapeControls(out)}: ${formatCount(journals.length, "journal")} copied, ${repaired} repaired\n`);
    written.push(out);
  }
  return written;
}
