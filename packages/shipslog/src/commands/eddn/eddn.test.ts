import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { run } from "../../run.ts";
import { eventually, testHost } from "../../../tests/helpers/host.ts";

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-eddn-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const schema = { id: "https://eddn.edcd.io/schemas/journal/1#", required: ["message"] };
  await writeFile(join(folder, "journal-v1.0.json"), JSON.stringify(schema));
  return folder;
}

/** Starts the command on free ports; gives what it says and a way to end it. */
async function launch(...words: readonly string[]) {
  const controller = new AbortController();
  const host = testHost({ interrupted: controller.signal });
  const ending = run(["eddn", ...words, "--port", "0", "--relay-port", "0"], host);
  await eventually(() => host.err.text() !== "", "the first words");
  const url = /http:\S*/.exec(host.out.text())?.[0] ?? "";
  const end = () => {
    controller.abort();
    return ending;
  };
  return { host, url, end, upload: (body: string) => fetch(new URL("/upload/", url), { method: "POST", body }) };
}

const upload = JSON.stringify({
  $schemaRef: "https://eddn.edcd.io/schemas/journal/1",
  header: { uploaderID: "x", softwareName: "Tool", softwareVersion: "2", gameversion: "4.1", gamebuild: "" },
  message: { event: "Docked", timestamp: new Date().toISOString() },
});

describe("shipslog eddn", () => {
  it("lists what comes, logs it, and ends with 0 when nothing is wrong", async () => {
    const folder = await makeFolder();
    const log = join(folder, "log.jsonl");
    const eddn = await launch("--schemas", folder, "--log", log);
    expect(await (await eddn.upload(upload)).text()).toBe("OK");
    await eventually(() => eddn.host.out.text().includes("200 OK"), "the line of the upload");
    expect(await eddn.end()).toBe(0);
    expect(eddn.host.out.text()).toContain("1  200 OK  journal/1 Docked  Tool 2\n");
    expect(eddn.host.err.text()).toContain("1 upload, 1 accepted, 0 with remarks");
    expect(JSON.parse(await readFile(log, "utf8"))).toMatchObject({
      number: 1,
      status: 200,
      schema: "journal/1",
      remarks: [],
    });
    await expect(fetch(eddn.url)).rejects.toThrow("fetch failed");
  });

  it("names what is wrong, and ends with 1", async () => {
    const eddn = await launch("--schemas", await makeFolder());
    await eddn.upload(upload.replace("4.1", "4.1 beta"));
    await eddn.upload(upload.replace("journal/1", "journal/\\u001b[31m"));
    expect(await eddn.end()).toBe(1);
    expect(eddn.host.out.text()).toContain("    beta-on-live /header/gameversion ");
    expect(eddn.host.out.text()).toContain("    unknown-schema ");
    expect(eddn.host.out.text()).not.toContain("\u001B");
  });

  it("publishes simulated players without schemas", async () => {
    const eddn = await launch("--simulate", "2", "--seed", "42", "--speed", "max");
    expect(eddn.host.err.text()).toContain("listeners to tcp://127.0.0.1:");
    await eventually(() => eddn.host.err.text().includes("2 simulated players, seed 42"), "the players");
    expect(await eddn.end()).toBe(0);
  });

  it.each([
    [[], "no schemas; get them with git clone"],
    [["--simulate", "0"], "--simulate 0: expected a whole number from 1"],
    [["journal"], "give the folder of schemas with --schemas"],
  ])("refuses %j", async (words, sentence) => {
    const host = testHost();
    expect(await run(["eddn", ...words], host)).toBe(2);
    expect(host.err.text()).toContain(sentence);
  });

  it("fails on a folder without schemas, a taken port, and a log that cannot be written", async () => {
    const host = testHost();
    expect(await run(["eddn", "--schemas", join(tmpdir(), "no-such-folder-of-schemas")], host)).toBe(2);
    expect(host.err.text()).toContain("cannot be read");
    const other = createServer();
    await once(other.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void other.close());
    const taken = String((other.address() as AddressInfo).port);
    expect(await run(["eddn", "--schemas", await makeFolder(), "--port", taken], host)).toBe(3);
    expect(host.err.text()).toContain(`port ${taken} cannot be used for uploads`);
    const folder = await makeFolder();
    const eddn = await launch("--schemas", folder, "--log", join(folder, "missing", "log.jsonl"));
    await eddn.upload(upload);
    await eventually(() => eddn.host.err.text().includes("cannot be written"), "the failure");
    expect(await eddn.end()).toBe(2);
  });
});
