// Copies the feed of a fleet into PostgreSQL, each line once. Run: 20-feed-to-postgresql.ts reader.json postgresql://host/database
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { connectFleet, parseCredential } from "@shipslog/fleet";

const [path = "", database = ""] = process.argv.slice(2);

/** Runs statements in one transaction. */
function psql(input: string): string {
  const words = [database, "-qAt1", "-v", "ON_ERROR_STOP=1"];
  const { status, stdout, stderr } = spawnSync("psql", words, { input, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

const escapes = (text: string) => text.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\r", "\\r");
const names = ["Nats-Msg-Id", "Nats-Time-Stamp", "Nats-Subject"];

// json, not jsonb, which refuses \u0000.
const columns = "id text PRIMARY KEY, came text, subject text, event json";
psql(`CREATE TABLE IF NOT EXISTS line (${columns}, number bigserial);`);
let since = psql("SELECT came FROM line ORDER BY number DESC LIMIT 1;") || "1970-01-01T00:00:00Z";
const connection = await connectFleet(parseCredential(await readFile(path, "utf8"), path), { name: "postgresql" });
for (let rows: string[] = []; ; rows = []) {
  const query = JSON.stringify({ start_time: since, batch: 1000 });
  const options = { strategy: "sentinel", maxWait: 5000 } as const;
  for await (const { headers, data } of await connection.requestMany("$JS.API.DIRECT.GET.STORED", query, options)) {
    const [id = "", came = "", subject = ""] = names.map((name) => headers?.get(name));
    // The last answer is empty, and the first the last of the question before.
    if (id === "" || came === since) continue;
    since = came;
    rows.push([id, came, subject, Buffer.from(data).toString()].map(escapes).join("\t"));
  }
  const fresh = `CREATE TEMP TABLE fresh (${columns}) ON COMMIT DROP; COPY fresh FROM STDIN;\n${rows.join("\n")}\n\\.\n`;
  if (rows.length > 0) psql(`${fresh}INSERT INTO line SELECT * FROM fresh ON CONFLICT DO NOTHING;`);
  if (rows.length < 999) await sleep(1000);
}
