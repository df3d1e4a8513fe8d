import { chmod, copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** Folders whose files are copied: certificates, and credentials before the register, which must know each of them. */
const folders = ["tls", "credentials"];

/** Files of the fleet. The layout is last: a folder with a layout is complete. */
const files = [".gitignore", "keys.json", "register.json", "register.jsonl", "registrar.json", "fleet.json"];

/**
 * Copies what cannot be made again of a fleet: keys, register, certificates, credentials and server configurations. Leaves out the
 * storage of the servers, which holds only lines that commanders still have. Configurations name the new folder.
 */
export async function copyFleetFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const folder of folders) {
    await mkdir(join(to, folder), { recursive: true });
    for (const name of await readdir(join(from, folder))) {
      // Another command is about to rename such a file.
      if (!name.endsWith(".unfinished")) await copyFile(join(from, folder, name), join(to, folder, name));
    }
  }
  for (const node of (await readdir(from)).filter((name) => /^node-\d+$/.test(name))) {
    await mkdir(join(to, node), { recursive: true });
    const path = join(to, node, "nats.conf");
    const config = await readFile(join(from, node, "nats.conf"), "utf8");
    await writeFile(path, withPlaces(config, from, to), { mode: 0o600 });
    await chmod(path, 0o600);
  }
  for (const name of files) {
    await copyFile(join(from, name), join(to, name)).catch((error: unknown) => {
      // Only a fleet of the first version has a register.json, and it may have no registrar.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || name === "fleet.json") throw error;
    });
  }
}

/** Replaces the folder in the paths of a configuration. Of a copy it is the folder that the configuration was written for. */
function withPlaces(config: string, from: string, to: string): string {
  const [, written = resolve(from)] = /^pid_file: "(.*)[/\\]node-\d+[/\\]pid"$/m.exec(config) ?? [];
  return config.replaceAll(`"${written}`, `"${JSON.stringify(resolve(to)).slice(1, -1)}`);
}
