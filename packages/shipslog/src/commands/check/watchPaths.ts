import { join } from "node:path";
import { createChecker, reportFormats, rules, type Finding } from "@shipslog/check";
import { escapeControls } from "@shipslog/contract/internal";
import { nodeDisk, type Notice } from "@shipslog/journal";
import { detectDialect } from "@shipslog/page/sources";
import type { Host } from "../../command/Host.ts";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import { findSources } from "../../openFolder/findSources.ts";
import { readVersion } from "../../parts/version.ts";
import { describeWait, type FollowedSource } from "../../watchFolder/findFollowed.ts";
import { watchFolder } from "../../watchFolder/watchFolder.ts";
import { describeNotice } from "../watch/follow.ts";
import type { CheckPathsOptions } from "./checkPaths.ts";

/** Checks the newest session of a folder, then every line as it is written, until the user stops it. Findings are printed one by one. */
export async function watchPaths(
  { paths, dialect: given, check, isQuiet }: Pick<CheckPathsOptions, "paths" | "dialect" | "check" | "isQuiet">,
  host: Host,
): Promise<ExitCode> {
  const { observedDeclarations } = await import("@shipslog/contract/observed/declarations");
  const dialect = given?.dialect ?? (await dialectOf(paths));
  const checker = createChecker({ ...check, dialect, observed: observedDeclarations });
  const report = reportFormats.unix.open({ dialect, rules, version: readVersion() });
  let folder = "";
  const onFound = (found: FollowedSource) => {
    folder = found.folder;
    const greeting = describeWait(found) ?? `checking ${escapeControls(folder)} as it grows; press Ctrl-C to stop`;
    if (!isQuiet) host.err.write(`${greeting}\n`);
  };
  const signal = AbortSignal.any([host.interrupted, host.out.ended]);
  const onNotice = (notice: Notice) => host.err.write(`shipslog: ${escapeControls(describeNotice(notice))}\n`);
  const entries = watchFolder(paths, { from: "session", signal, clock: host.clock, machine: host, onFound, onNotice });
  let isCopy = dialect === "live";
  for await (const entry of entries) {
    // As in a check that does not wait: a folder without any companion file is a copy of the journals.
    if (entry.type === "companion" && entry.state !== "missing") isCopy = false;
    if (entry.type === "companion" && isCopy) continue;
    for (const finding of checker.push(entry)) {
      for (const text of report.finding(withPath(finding, folder))) host.out.write(text);
    }
  }
  return exitCodes.fine;
}

function withPath(finding: Finding, folder: string): Finding {
  const file = finding.position?.file ?? finding.companion?.file ?? "";
  return { ...finding, path: join(folder, file) };
}

/** A folder that has no journal yet is one of the game. */
async function dialectOf(paths: readonly string[]) {
  const [source] = await findSources(paths).catch(() => []);
  return source === undefined ? "live" : (await detectDialect(source, nodeDisk)).dialect;
}
