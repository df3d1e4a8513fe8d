import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCockpit, type Cockpit, type CockpitOptions } from "@shipslog/cockpit";
import type { Dialect } from "@shipslog/contract";
import { nodeClock, nodeDisk } from "@shipslog/journal";
import { observeFolder } from "../../../page/src/show/observeFolder.ts";
import { builtPage } from "./builtPage.ts";

/** Options of `showFolder`. */
export interface ShowOptions extends Partial<Pick<CockpitOptions, "port" | "lan">> {
  readonly dialect?: Dialect;
}

/** Starts a cockpit like `shipslog cockpit DIR --from start`, with a page built from the current sources. */
export async function showFolder(folder: string, options: ShowOptions = {}): Promise<Cockpit> {
  const { port = 0, lan, dialect = "live" } = options;
  const pageFolder = await builtPage();
  const ending = new AbortController();
  const recording = await mkdtemp(join(tmpdir(), "cockpit-recording-"));
  const streams = observeFolder({
    folder,
    disk: nodeDisk,
    from: undefined,
    dialect,
    clock: nodeClock,
    signal: ending.signal,
  });
  const settings = {
    streams,
    folder: recording,
    source: folder,
    run: randomUUID(),
    nowMs: () => nodeClock.nowMs(),
    port,
    lan,
    pageFolder,
  };
  const cockpit = await startCockpit(settings);
  const close = async (): Promise<void> => {
    ending.abort();
    await cockpit.observed.catch(() => undefined);
    await cockpit.close();
    await rm(recording, { recursive: true, force: true });
  };
  return Object.assign(Object.create(cockpit) as Cockpit, { close, [Symbol.asyncDispose]: close });
}
