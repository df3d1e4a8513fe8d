import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FleetFolder, usualLimits } from "@shipslog/fleet/provisioning";
import { writeMoments } from "@shipslog/journal";
import { simulate } from "@shipslog/simulator";

const journal = "Journal.2026-05-01T120000.01.log";

/** More than a command reads before Ctrl-C reaches it. */
const bigBytes = 24 * 2 ** 20;
const bigFiles = 4;

const nobody = 65_534;

/** The folders that the situations name, in a temporary folder. */
export interface Place {
  readonly path: string;
  /** Whether `disk` is a full disk of its own; a container may refuse to mount one. */
  readonly hasFullDisk: boolean;
  remove(): void;
}

/** Makes the folders of all situations. */
export async function makePlace(): Promise<Place> {
  const path = mkdtempSync(join(tmpdir(), "shipslog-walk-"));
  const at = (name: string) => join(path, name);
  for (const name of ["empty", "journal", "big", "damaged", "folders", "disk", "locked"]) mkdirSync(at(name));
  const start = Date.UTC(2026, 4, 1, 12);
  const session = simulate({ scenario: "grand-tour", seed: 42, dialect: "live", start, durationMs: 3_600_000 });
  await writeMoments(at("journal"), session, { dialect: "live" });
  const text = readFileSync(join(at("journal"), journal), "utf8");
  for (const name of ["folders/one", "folders/two", "locked"]) copyInto(at(name), at("journal"));
  writeFileSync(
    join(at("damaged"), journal),
    text + '{ "timestamp":"2026-05-01T14:00:00Z", "event":"FSDJump" }\r\n'.repeat(2000),
  );
  makeBig(at("big"), text);
  await FleetFolder.create(at("fleet"), {
    nodes: [{ client: 1, cluster: 2, monitor: 3 }],
    partitions: 3,
    limits: usualLimits,
    pseudonyms: "key",
  }).then((fleet) => fleet.invite("jameson"));
  lock(at("locked"));
  const hasFullDisk = mountFull(at("disk"));
  return { path, hasFullDisk, remove: () => remove(path, hasFullDisk) };
}

function copyInto(folder: string, from: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(from)) writeFileSync(join(folder, name), readFileSync(join(from, name)));
}

function makeBig(folder: string, text: string): void {
  writeFileSync(join(folder, journal), text.repeat(Math.ceil(bigBytes / text.length)));
  for (let day = 2; day < 2 + bigFiles; day++) {
    linkSync(join(folder, journal), join(folder, journal.replace("05-01", `05-0${day}`)));
  }
}

/** Root may read everything that is its own; `unprivileged` takes its rights over others' files. */
function lock(folder: string): void {
  if (process.getuid?.() === 0) chownSync(folder, nobody, nobody);
  chmodSync(folder, process.getuid?.() === 0 ? 0o700 : 0o000);
}

/** Mounts a disk of a few pages and fills it. */
function mountFull(folder: string): boolean {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "ignore" });
  if (status !== 0) return false;
  try {
    writeFileSync(join(folder, "ballast"), Buffer.alloc(128 * 1024));
  } catch {
    // The disk is full.
  }
  return true;
}

function remove(path: string, isMounted: boolean): void {
  if (isMounted) spawnSync("umount", [join(path, "disk")]);
  chmodSync(join(path, "locked"), 0o700);
  rmSync(path, { recursive: true });
}
