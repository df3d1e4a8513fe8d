/** A collector with a feed that is killed at the moment when a batch is in the manifest and nothing of it is published. */
import { readFile } from "node:fs/promises";
import { connectFleet, parseCredential } from "@shipslog/fleet";
import { runCollector } from "@shipslog/fleet/collect";
import { openCollectorSink } from "../../../shipslog/src/commands/fleet/collect/openCollectorSink.ts";
import { clock } from "../../../../tests/helpers/clock.ts";
import { noCounts } from "./noCounts.ts";

const [path = "", lake = ""] = process.argv.slice(2);
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
      return {
        watermarks: (wanted) => sink.watermarks(wanted),
        close: () => sink.close(),
        async write(batch) {
          await sink.write(batch);
          process.kill(process.pid, "SIGKILL");
        },
      };
    },
  },
  new AbortController().signal,
);
