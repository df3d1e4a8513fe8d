import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findServer } from "./fleetFolder.ts";

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "shipslog-server-"));
});
afterEach(() => rm(home, { recursive: true }));

const withOption = (path?: string) => ({ text: () => path });

async function install(folder: string): Promise<string> {
  const path = join(home, folder, "nats-server");
  await mkdir(join(home, folder));
  await writeFile(path, "");
  await chmod(path, 0o755);
  return path;
}

const find = (option: string | undefined, env: Record<string, string>) =>
  findServer(withOption(option), { env }, join(home, "download"));

describe("findServer", () => {
  it("prefers the option, then the environment, then a download, then the PATH", async () => {
    const installed = await install("bin");
    const PATH = [join(home, "nowhere"), join(home, "bin")].join(delimiter);
    expect(await find("mine", { SHIPSLOG_NATS_SERVER: "theirs", PATH })).toBe("mine");
    expect(await find(undefined, { SHIPSLOG_NATS_SERVER: "theirs", PATH })).toBe("theirs");
    expect(await find(undefined, { PATH })).toBe(installed);
    const downloaded = await install("download");
    expect(await find(undefined, { PATH })).toBe(downloaded);
  });

  it("refuses a path that is not a program, before anything is created", async () => {
    const installed = await install("bin");
    expect(await find(installed, {})).toBe(installed);
    await expect(find(join(home, "bin", "other"), {})).rejects.toThrow("cannot run nats-server at");
    await expect(find(undefined, { SHIPSLOG_NATS_SERVER: join(home, "other") })).rejects.toThrow(
      "cannot run nats-server",
    );
  });

  it("explains how to install nats-server, without paths of the repository", async () => {
    const error: unknown = await find(undefined, { PATH: home }).catch((cause: unknown) => cause);
    expect(String(error)).toContain("https://nats.io/download/");
    expect(String(error)).toContain("--nats-server PATH");
    expect(String(error)).not.toMatch(/scripts|\.cache/);
  });
});
