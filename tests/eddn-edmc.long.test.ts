/** EDMarketConnector plays no part but its own: it follows an evening under direction and uploads by itself to `shipslog eddn`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { JsonObject } from "@shipslog/contract";
import { launchGame } from "@shipslog/testing";
import type { Receipt } from "@shipslog/testing/eddn";
import type { Step } from "@shipslog/simulator";
import { expect, onTestFinished } from "vitest";
import { root } from "../tools/workspace.ts";
import { EdmcApp } from "./helpers/consumers/EdmcApp.ts";
import { consumersFolder, edmcNeeds } from "./helpers/consumers/runEdmc.ts";
import { longTest } from "./helpers/longTest.ts";
import { shipslogOnPath } from "./helpers/terminal/onPath.ts";

/** An evening with everything that the program sends: systems, bodies, signals, routes, settlements, the codex, markets, shops and carriers. */
const evening: readonly Step[] = [
  { do: "jump", to: "nearest inhabited" },
  { do: "dock" },
  { do: "buyCargo" },
  { do: "visitOutfitting" },
  { do: "jump" },
  { do: "scan" },
  { do: "scanNavBeacon" },
  // The other ship may be too small for the goods.
  { do: "sellCargo" },
  { do: "swapShip" },
  { do: "requestDocking" },
  { do: "plotRoute", jumps: 3 },
  { do: "jump", to: "next" },
  { do: "jump", to: "next" },
  { do: "jump", to: "next" },
  { do: "scan" },
  { do: "map" },
  { do: "recordCodex" },
  { do: "land" },
  { do: "sampleOrganism" },
  { do: "liftOff" },
  { do: "jump", to: "nearest inhabited" },
  { do: "visitSignal" },
  { do: "visitCarrierMarket" },
  { do: "takeDropship" },
  { do: "embark" },
  { do: "jumpCarrier" },
  { do: "play", for: "1h" },
];

longTest(
  {
    claim:
      "EDMarketConnector follows a directed evening and uploads by itself to `shipslog eddn`: every message that it decides to send is uploaded once and answered with 200, without a remark but for lines that the game writes twice.",
    size: { check: 4, full: evening.length, of: "steps of an evening" },
    needs: edmcNeeds,
  },
  async ({ size, seed, report }) => {
    const place = await mkdtemp(join(tmpdir(), "shipslog-eddn-edmc-"));
    onTestFinished(() => rm(place, { recursive: true, force: true }));
    const eddn = await startCommand(place);
    // The program does not start in an empty folder, so the player has played before.
    const game = await launchGame({
      seed,
      start: Date.now() - 12 * 3_600_000,
      client: { version: "4.1.2.100" },
      speed: 60,
    });
    await game.do("quit", { speed: "max" });
    await using edmc = await EdmcApp.start(game.folder, eddn.uploadUrl);
    await game.do("start");
    for (const step of evening.slice(0, size)) {
      const { do: name, ...fields } = step;
      await game.do(name, fields);
      report(`${name}: ${edmc.messages.done} messages`);
    }
    await game.do("quit");
    await edmc.endGame();
    const { receipts, exitCode } = await eddn.end();
    expect(edmc.troubles).toEqual([]);
    expect(edmc.messages).toEqual({ recorded: receipts.length, done: receipts.length });
    const remarked = receipts.filter(({ remarks }) => remarks.length > 0);
    const repeated = remarked.filter((receipt) => isRepeated(receipt, game.events));
    const complaints = receipts.filter(({ status }) => status !== 200).concat(remarked);
    expect(complaints.filter((receipt) => !repeated.includes(receipt))).toEqual([]);
    expect(exitCode).toBe(remarked.length > 0 ? 1 : 0);
    const schemas = new Set(receipts.map(({ schema }) => schema));
    expect([...schemas]).toEqual(
      expect.arrayContaining(["journal/1", "commodity/3", "outfitting/2", "fsssignaldiscovered/1"]),
    );
    return `${receipts.length} messages by ${schemas.size} schemas, all answered with 200; ${repeated.length} lines that the game writes twice are sent twice`;
  },
);

/** Whether the game itself has written a line twice, such as FSSAllBodiesFound, and the program has sent both. */
function isRepeated({ status, remarks, upload }: Receipt, written: readonly JsonObject[]): boolean {
  const { event, timestamp } = (upload?.["message"] ?? {}) as JsonObject;
  const same = written.filter((each) => each["event"] === event && each["timestamp"] === timestamp);
  return status === 200 && same.length > 1 && remarks.every(({ rule }) => rule === "duplicate");
}

/** Starts `shipslog eddn` on free ports. */
async function startCommand(place: string) {
  const log = join(place, "uploads.jsonl");
  const schemas = resolve(root, consumersFolder, "eddn-schemas");
  const words = ["eddn", "--schemas", schemas, "--port", "0", "--relay-port", "0", "--log", log, "--quiet"];
  const child = spawn("shipslog", words, { env: shipslogOnPath(place), stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill());
  const [url] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const closed = once(child, "close");
  return {
    uploadUrl: `${url}upload/`,
    async end() {
      child.kill("SIGINT");
      const [exitCode] = (await closed) as [number];
      const lines = (await readFile(log, "utf8")).trimEnd().split("\n");
      return { exitCode, receipts: lines.map((line) => JSON.parse(line) as Receipt) };
    },
  };
}
