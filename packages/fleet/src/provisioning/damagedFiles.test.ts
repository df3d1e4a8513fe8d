import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { usualLimits } from "../credential/FleetLimits.ts";
import { FleetError } from "../FleetError.ts";
import { Registrar } from "../joining/Registrar.ts";
import { FleetFolder } from "./FleetFolder.ts";

let original: string;
let path: string;
beforeAll(async () => {
  original = await mkdtemp(join(tmpdir(), "shipslog-whole-"));
  const nodes = [{ client: 1, cluster: 2, monitor: 3 }];
  const folder = await FleetFolder.create(original, { nodes, partitions: 2, limits: usualLimits, pseudonyms: "key" });
  await folder.invite("jameson");
});
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "shipslog-damaged-"));
  await cp(original, path, { recursive: true });
});
afterEach(() => rm(path, { recursive: true }));
afterAll(() => rm(original, { recursive: true }));

type Fields = Readonly<Record<string, unknown>>;

/** Changes fields of a JSON file; undefined removes one. */
async function change(name: string, fields: Fields): Promise<void> {
  const file = join(path, name);
  const before = JSON.parse(await readFile(file, "utf8")) as Fields;
  await writeFile(file, JSON.stringify({ ...before, ...fields }));
}

const node = { client: 1, cluster: 2, monitor: 3 };
const wholeNumber = "a whole number from 1";

/** Opens the folder, and reads everything in it. */
async function readAll(): Promise<void> {
  const folder = await FleetFolder.open(path);
  await folder?.readRegister();
  await folder?.readRegistrar();
}

/** The error of some work, which must be a FleetError. */
async function errorOf(work: () => Promise<unknown>): Promise<FleetError> {
  const error: unknown = await work().catch((cause: unknown) => cause);
  if (!(error instanceof FleetError)) throw new Error("no FleetError", { cause: error });
  return error;
}

describe("a file of a fleet that is not as it should be", () => {
  const advice = "copy it from the folder fleet in a backup, and repeat what was invited, revoked or rotated since";
  const changed: readonly (readonly [string, Fields, string])[] = [
    ["fleet.json", { version: 2 }, "version has another value, expected 1"],
    ["fleet.json", { format: undefined }, 'format is missing, expected "shipslog-fleet"'],
    ["fleet.json", { partitions: "3" }, `partitions has another value, expected ${wholeNumber}`],
    [
      "fleet.json",
      { limits: { ...usualLimits, backlogLines: 0 } },
      `limits.backlogLines has another value, expected ${wholeNumber}`,
    ],
    [
      "fleet.json",
      { nodes: [node, { ...node, client: 70_000 }] },
      "nodes[1].client has another value, expected a whole number from 1 to 65535",
    ],
    ["fleet.json", { nodes: {} }, "nodes has another value, expected a list"],
    ["keys.json", { system: undefined }, "system is missing, expected a seed of NATS"],
    ["keys.json", { operator: "SOOPS" }, "operator has another value, expected a seed of NATS"],
    ["keys.json", { pseudonyms: 5 }, "pseudonyms has another value, expected a text"],
    ["registrar.json", { format: "other" }, 'format has another value, expected "shipslog-registrar"'],
    ["registrar.json", { address: "nowhere" }, "address has another value, expected an address as host:port"],
    ["registrar.json", { kinds: "FSDJump" }, "kinds has another value, expected a list of texts"],
  ];
  it.each(changed)("is named with its field: %s %j", async (name, fields, problem) => {
    await change(name, fields);
    const { code, message } = await errorOf(readAll);
    expect(code).toBe("damaged-fleet");
    expect(message).toBe(`a file of this fleet is damaged: ${join(path, name)}: ${problem}; ${advice}`);
  });

  it.each(["fleet.json", "keys.json", "registrar.json"])("is named if it is cut off: %s", async (name) => {
    const file = join(path, name);
    await writeFile(file, (await readFile(file, "utf8")).slice(0, 30));
    const { code, message } = await errorOf(readAll);
    expect(code).toBe("damaged-fleet");
    expect(message).toContain(`${file} is not JSON; `);
  });

  it("never repeats what it contains, which may be a key", async () => {
    await change("keys.json", { operator: "SECRET" });
    expect(String(await errorOf(readAll))).not.toContain("SECRET");
  });

  it("is no damage if another program has written it", async () => {
    await change("fleet.json", { format: "armada" });
    const { code, message } = await errorOf(readAll);
    expect(code).toBe("not-a-fleet");
    expect(message).toContain('fleet.json: format has another value, expected "shipslog-fleet"; create one');
  });

  it.each([
    ["null", "expected one of invited, revoked, restored, cleared, renewing, code, joined, withdrawn"],
    ['{"banned":"U1"}', "expected one of invited, revoked, restored, cleared, renewing, code, joined, withdrawn"],
    ['{"revoked":"U1"}', "untilSeconds is missing, expected a number"],
    ['{"code":"h","commander":"c","name":5,"untilMs":1}', "name has another value, expected a text"],
    ['{"joined":"h","name":"a","publicKey":["U1"],"atMs":1}', "publicKey has another value, expected a text"],
  ])("is named with the line of the register: %s", async (line, problem) => {
    await appendFile(join(path, "register.jsonl"), `${line}\n`);
    const { code, message } = await errorOf(readAll);
    expect(code).toBe("damaged-fleet");
    expect(message).toContain(`register.jsonl line 3: ${problem}; `);
  });

  it("is named in a register of the first version", async () => {
    await writeFile(join(path, "register.json"), '{"invited":{"bob":{"commander":"c"}},"revocations":{}}');
    const { code, message } = await errorOf(readAll);
    expect(code).toBe("damaged-fleet");
    expect(message).toContain("register.json: invited.bob.publicKeys is missing, expected a list");
  });

  it("is named by the registrar too", async () => {
    await change("registrar.json", { seed: "SA" });
    const { code, message } = await errorOf(() => Registrar.open(path));
    expect(code).toBe("damaged-fleet");
    expect(message).toContain(
      "registrar.json: seed has another value, expected a seed of NATS; copy it from the folder fleet",
    );
  });
});
