/** Runs the commands that standard input lists as JSON in this process, and prints how each ended. */
import { text } from "node:stream/consumers";
import { run } from "../../../src/run.ts";
import { until } from "../../../../../tests/helpers/limits/until.ts";
import { testHost } from "../host.ts";
import { greeting, type Call, type Ended } from "./ended.ts";

const calls = JSON.parse(await text(process.stdin)) as readonly Call[];
const ended: Ended[] = [];
for (const call of calls) ended.push(await runHere(call));
process.stdout.write(JSON.stringify(ended), () => process.exit());

async function runHere({ words, isEndless }: Call): Promise<Ended> {
  const ending = new AbortController();
  const host = testHost({ interrupted: ending.signal });
  let isOver = false;
  const running = run(words, host).finally(() => (isOver = true));
  if (isEndless) {
    await until(() => isOver || host.err.text().includes(greeting), `output of ${words.join(" ")}`);
    ending.abort();
  }
  return { code: await running, out: host.out.text(), err: host.err.text() };
}
