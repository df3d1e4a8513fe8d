/**
 * A collector with a feed that is killed at the moment when a batch is in the manifest and nothing of it is published: as it came (`stored`), or when it was
 * divided into tables (`dividing`).
 */
import { readFile } from "node:fs/promises";
import { connectFleet, parseCredential } from "@shipslog/fleet";
import { runCollector } from "@shipslog/fleet/collect";
import { openCollectorSink } from "../../../shipslog/src/commands/fleet/collect/openCollectorSink.ts";
import { clock } from "../../../../tests/helpers/clock.ts";
import { noCounts } from "./noCounts.ts";

const [path = "", lake = "", moment = ""] = process.argv.slice(2);
const credential = parseCredential(await readFile(path, "utf8"), path);
const connection = await connectFleet(credential, { name: "dying" });
await runCollector(
  {
    connection,
    credential,
    owner: "dying",
    dialect: "spec",
    clock,
    counts: noCounts,
    feed: { ageMs: 60_000 },
    openSink: async (partition) => {
      const sink = await openCollectorSink({ lake, owner: "dying", partition, nowMs: () => clock.nowMs() });
      const { raw } = sink;
      if (raw === undefined) throw new Error("the sink stores no raw lines");
      const dieAt = (reached: string) => {
        if (reached === moment) process.kill(process.pid, "SIGKILL");
      };
      return {
        watermarks: (wanted) => sink.watermarks(wanted),
        write: (batch) => sink.write(batch),
        close: () => sink.close(),
        raw: {
          get count() {
            return raw.count;
          },
          get bytes() {
            return raw.bytes;
          },
          async write(lines, dialect) {
            await raw.write(lines, dialect);
            dieAt("stored");
          },
          divide: async (_take, options) => await raw.divide(() => dieAt("dividing"), options),
        },
      };
    },
  },
  new AbortController().signal,
);
