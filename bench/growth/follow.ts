import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { followJournalBatches } from "@shipslog/journal";
import type { Growth } from "../harness/Growth.ts";
import { writeSimulated } from "../journal/simulated.ts";

/** The file that is copied line by line into a followed folder. */
interface Followed {
  readonly source: string;
  readonly folder: string;
  readonly lines: number;
}

/** Following a folder while it is written, until every line has arrived. */
export const growth: Growth<Followed> = {
  name: "follow",
  unit: "1,000 lines",
  async prepare(units) {
    const folder = await mkdtemp(join(tmpdir(), "shipslog-growth-"));
    return { source: await writeSimulated(units * 1000), folder, lines: units * 1000 };
  },
  async run({ source, folder, lines }) {
    const [name = ""] = (await readdir(source)).filter((file) => file.endsWith(".log"));
    const writing = pipeline(createReadStream(join(source, name)), createWriteStream(join(folder, name)));
    let seen = 0;
    for await (const entries of followJournalBatches(folder)) {
      seen += entries.length;
      if (seen >= lines) break;
    }
    await writing;
  },
  async discard({ source, folder }) {
    await Promise.all([source, folder].map((each) => rm(each, { recursive: true })));
  },
};
