// Tells a webhook such as Discord's about jumps in a fleet. Run: 19-feed-to-a-webhook.ts reader.json https://discord.com/api/webhooks/...
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { connectFleet, parseCredential } from "@shipslog/fleet";

const [path = "", webhook = ""] = process.argv.slice(2);
const connection = await connectFleet(parseCredential(await readFile(path, "utf8"), path), { name: "webhook" });
const options = { strategy: "sentinel", maxWait: 5000 } as const;
const told = new Set<string>();

/** Posts until the webhook takes it: it may say how many seconds to wait. Discord's takes 2,000 characters. */
async function post(content: string): Promise<void> {
  const body = JSON.stringify({ content });
  const answer = await fetch(webhook, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (answer.status !== 429) return;
  await sleep(1000 * Number(answer.headers.get("Retry-After")));
  await post(content);
}

for (let since = new Date().toISOString(); ;) {
  const jumps: string[] = [];
  const query = JSON.stringify({ start_time: since, batch: 256, next_by_subj: "stored.FSDJump.*" });
  for await (const message of await connection.requestMany("$JS.API.DIRECT.GET.STORED", query, options)) {
    const [id = "", came = ""] = ["Msg-Id", "Time-Stamp"].map((name) => message.headers?.get(`Nats-${name}`));
    // The last answer is empty, and a line may come again.
    if (id === "" || told.has(id)) continue;
    told.add(id);
    since = came;
    jumps.push(message.json<{ StarSystem: string }>().StarSystem);
  }
  for (let at = 0; at < jumps.length; at += 10) await post(jumps.slice(at, at + 10).join("\n"));
  await sleep(1000);
}
