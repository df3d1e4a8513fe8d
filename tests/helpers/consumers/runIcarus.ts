import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { JsonObject } from "@shipslog/contract";
import { root } from "../../../tools/workspace.ts";
import { consumersFolder } from "./runEdmc.ts";

const run = promisify(execFile);

/** What ICARUS says about a folder, as far as it is compared: it prints the beginning of each answer. */
interface Answers {
  readonly system: string | undefined;
  readonly tonnes: string | undefined;
  readonly goods: string | undefined;
  readonly components: string | undefined;
}

/** Asks the service of ICARUS Terminal about a folder, and compares its answers with the files. It fetches npm packages. */
export async function icarusComplaints(folder: string): Promise<readonly string[]> {
  const { stdout } = await run(resolve(root, consumersFolder, "icarus-run"), [folder]);
  const lines = new Map(stdout.split("\n").map((line) => [line.split(" ")[0] ?? "", line]));
  const answers: Answers = {
    system: found(lines.get("getSystem"), /"name":"([^"]*)"/),
    tonnes: found(lines.get("getShipStatus"), /"cargo":\{"capacity":\d+,"count":(\d+)/),
    goods: found(lines.get("getInventory"), /"goods":(\d+)/),
    components: found(lines.get("getInventory"), /"components":(\d+)/),
  };
  const failed = ["getShipStatus", "getMaterials", "getInventory", "getNavRoute", "getSystem"].filter(
    (name) => !/=> [{[]/.test(lines.get(name) ?? ""),
  );
  return [...failed.map((name) => `ICARUS: ${name} has no answer`), ...differences(answers, await truthOf(folder))];
}

const found = (line: string | undefined, pattern: RegExp): string | undefined => pattern.exec(line ?? "")?.[1];

function differences(answers: Answers, truth: Answers): readonly string[] {
  return (Object.keys(truth) as (keyof Answers)[])
    .filter((key) => truth[key] !== undefined && answers[key] !== truth[key])
    .map((key) => `ICARUS: ${key} is ${answers[key] ?? "unknown"} instead of ${truth[key]}`);
}

async function truthOf(folder: string): Promise<Answers> {
  const locker = await readJson(join(folder, "ShipLocker.json"));
  const cargo = existsSync(join(folder, "Cargo.json")) ? await readJson(join(folder, "Cargo.json")) : {};
  return {
    system: await lastSystem(folder),
    tonnes: cargo["Vessel"] === "Ship" ? String(Number(cargo["Count"])) : undefined,
    goods: String(countIn(locker["Items"])),
    components: String(countIn(locker["Components"])),
  };
}

async function readJson(file: string): Promise<JsonObject> {
  return JSON.parse(await readFile(file, "utf8")) as JsonObject;
}

function countIn(list: unknown): number {
  return (list as readonly JsonObject[]).reduce((sum, { Count }) => sum + Number(Count), 0);
}

async function lastSystem(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".log")).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const arrivals = texts.join("").matchAll(/"event":"(?:FSDJump|Location)".*?"StarSystem":"([^"]*)"/g);
  return [...arrivals].at(-1)?.[1];
}
