/** A player joins a fleet with a code: the commands of operator and player, as the operator's page has them, against a real server. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fromSeed } from "@nats-io/nkeys";
import { afterAll, beforeAll, expect } from "vitest";
import { openLake } from "@shipslog/archive";
import { freePorts } from "./helpers/freePorts.ts";
import { sendRaw } from "./helpers/JoinAttacker.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { root } from "../../../tools/workspace.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { run } from "../../shipslog/src/run.ts";
import { parseCode, printCode } from "../src/joining/InvitationCode.ts";
import { makeJoinRequest } from "../src/joining/JoinRequest.ts";

const { describe, it } = needs(natsServer);
const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }\r\n';
const codePattern = /^SL1-[\w-]{80,}$/;

/** The command lines of a section of the operator's page, in order, without `shipslog` and without what they do. */
async function commandsOn(section: string): Promise<readonly (readonly string[])[]> {
  const page = await readFile(join(root, "docs/operate.md"), "utf8");
  const [text = ""] = page.split(`## ${section}\n`)[1]?.split("\n## ") ?? [];
  const lines = [...text.matchAll(/^shipslog fleet (.*?)(?:\s+#.*)?$/gm)].map(([, line = ""]) => line);
  return lines.map((line) => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', "")));
}

describe("joining with a code", () => {
  let trial: TrialFleet;
  let port = 0;
  const ending = new AbortController();
  const running: Promise<number>[] = [];
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 2 });
    [port = 0] = await freePorts(1);
    await trial.folder.setRegistrar({ host: "127.0.0.1", port });
  });
  afterAll(async () => {
    ending.abort();
    expect(await Promise.all(running)).toEqual(running.map(() => 0));
    await trial[Symbol.asyncDispose]();
  });

  function start(
    home: string,
    words: readonly string[],
    interrupted = new AbortController().signal,
    lines: readonly string[] = [],
  ) {
    const host = { ...testHost({ interrupted, lines }), home, drawKey: () => randomUUID() };
    return { done: run(["fleet", ...words], host), host };
  }

  async function shipslog(home: string, ...words: readonly string[]) {
    const { done, host } = start(home, words);
    const code = await done;
    return { code, out: host.out.text().trim(), err: host.err.text() };
  }

  const atFleet = (words: readonly string[]) => [...words, "--fleet", trial.folder.path];
  const operator = (...words: readonly string[]) => shipslog("/nowhere", ...atFleet(words));

  /** Runs a command of the operator until the end of the tests. */
  function serve(...words: readonly string[]) {
    const { done, host } = start("/nowhere", atFleet(words), ending.signal);
    running.push(done);
    return host;
  }

  async function connectionNames(): Promise<readonly string[]> {
    const answer = await fetch(`http://127.0.0.1:${trial.folder.layout.nodes[0]?.monitor}/connz`);
    const { connections } = (await answer.json()) as { readonly connections: readonly { readonly name?: string }[] };
    return connections.flatMap(({ name }) => name ?? []);
  }

  it("works as the operator's page says, until the operator revokes", async () => {
    const [registrar = [], named = [], open = [], joining = [], uplink = []] =
      await commandsOn("Let players join with a code");
    const home = join(trial.path, "player");
    const lake = join(trial.path, "lake");
    const journal = join(home, uplink[1] ?? "");
    await mkdir(journal, { recursive: true });
    await writeFile(join(journal, "Journal.2026-01-01T000000.01.log"), navRoute.repeat(10));
    serve("collect", "--out", lake, "--name", "one");
    const serving = serve(...registrar);
    await until(() => serving.err.text().includes("can join"), "the registrar to listen");
    const forJameson = await operator(...named);
    const forAnyone = await operator(...open);
    for (const { code, out } of [forJameson, forAnyone]) {
      expect([code, out]).toMatchObject([0, expect.stringMatching(codePattern)]);
    }
    expect(forAnyone.err).toContain("--name NAME");
    const joined = await shipslog(home, ...joining.map((word) => word.replace("SL1-...", forJameson.out)));
    expect([joined.code, joined.err]).toMatchObject([0, expect.stringContaining("shipslog fleet uplink DIR\n")]);
    expect((await stat(joined.out)).mode & 0o777).toBe(0o600);
    expect(serving.err.text()).toContain("jameson has joined\n");
    const sending = [uplink[0] ?? "", journal];
    const sent = await shipslog(home, ...sending, "--once");
    expect([sent.code, sent.err]).toMatchObject([0, expect.stringContaining("all stored")]);
    const tables = await openLake(lake);
    expect(await tables.query("SELECT count(*)::INTEGER AS lines FROM events")).toEqual([{ lines: 10 }]);
    tables.close();
    const following = start(home, sending);
    await until(async () => (await connectionNames()).includes("shipslog uplink"), "the uplink to be connected");
    expect(await operator("revoke", "jameson")).toMatchObject({ code: 0 });
    expect(await following.done).toBe(3);
    expect(following.host.err.text()).toContain("rejected this credential");
    const again = await shipslog(home, "join", forJameson.out);
    expect([again.code, again.err]).toMatchObject([2, expect.stringContaining("was revoked")]);
  });

  it("can be repeated by the same player if the credential was lost on the way, and by nobody else", async () => {
    const home = join(trial.path, "unlucky");
    const other = join(trial.path, "other");
    const { out: code } = await operator("invite", "--code");
    // The registrar cannot be reached the first time: the key is kept.
    const { secret, ...place } = parseCode(code);
    const elsewhere = { ...place, port: (await freePorts(1))[0] ?? 0, secret };
    const first = await shipslog(home, "join", printCode(elsewhere), "--name", "unlucky");
    expect([first.code, first.err]).toMatchObject([3, expect.stringContaining("no registrar answers there")]);
    const [key = ""] = await readdir(join(home, ".shipslog", "fleet", "keys"));
    const seed = await readFile(join(home, ".shipslog", "fleet", "keys", key));
    // The second time the answer does not arrive.
    await sendRaw(port, JSON.stringify(makeJoinRequest(secret, "unlucky", fromSeed(seed))));
    const third = await shipslog(home, "join", code, "--name", "unlucky");
    expect([third.code, third.err]).toMatchObject([0, expect.stringContaining("joined")]);
    const fourth = await shipslog(home, "join", code, "--name", "unlucky");
    expect([fourth.code, fourth.out]).toEqual([0, third.out]);
    // The code may come from standard input, where no other user of the machine sees it.
    const fifth = start(home, ["join", "-", "--name", "unlucky"], undefined, ["", ` ${code} `]);
    expect([await fifth.done, fifth.host.out.text().trim()]).toEqual([0, third.out]);
    const none = await shipslog(home, "join", "-");
    expect([none.code, none.err]).toMatchObject([2, expect.stringContaining("standard input ended")]);
    const thief = await shipslog(other, "join", code, "--name", "unlucky");
    expect([thief.code, thief.err]).toMatchObject([2, expect.stringContaining("used by another key")]);
    // Invited again in whatever way, the commander is the same.
    const file = await operator("invite", "unlucky");
    const idIn = async (path: string) =>
      (JSON.parse(await readFile(path, "utf8")) as { readonly commander: { readonly id: string } }).commander.id;
    expect(await idIn(file.out)).toBe(await idIn(third.out));
  });

  it("asks which credential to use after joining twice", async () => {
    const home = join(trial.path, "both");
    for (const name of ["left", "right"]) {
      const { out } = await operator("invite", name, "--code", "--quiet");
      expect(await shipslog(home, "join", out, "--quiet")).toMatchObject({ code: 0, err: "" });
    }
    const sent = await shipslog(home, "uplink", home, "--once");
    expect([sent.code, sent.err]).toMatchObject([2, expect.stringContaining("joined as several commanders")]);
  });
});
