import { posix, win32 } from "node:path";
import type { Disk } from "../machine/Disk.ts";
import type { Machine } from "../machine/nodeMachine.ts";

/** Lists folders that may contain journals; some, such as the names of CrossOver bottles, must be read from the disk. */
type FindFolders = (machine: Machine, disk: Disk) => Promise<readonly string[]>;

const game = ["Frontier Developments", "Elite Dangerous"];
const savedGames = ["Saved Games", ...game];

/** The game's id in the Steam store, under which Proton keeps its Windows folders. */
const steamGame = "359320";
const protonUser = ["steamapps", "compatdata", steamGame, "pfx", "drive_c", "users", "steamuser"];

/** Where Steam may be installed on Linux, below the home folder: current, older, Flatpak and Snap. */
const steamHomes = [
  ".local/share/Steam",
  ".steam/steam",
  ".steam/root",
  ".var/app/com.valvesoftware.Steam/.local/share/Steam",
  "snap/steam/common/.local/share/Steam",
];

/** Matches each `"path" "…"` in Steam's list of libraries. */
const libraryPath = /"path"\s+"((?:[^"\\]|\\.)*)"/g;

async function readLibraries(disk: Disk, steam: string): Promise<readonly string[]> {
  const bytes = await disk.read(posix.join(steam, "steamapps/libraryfolders.vdf"));
  const text = bytes === undefined ? "" : Buffer.from(bytes).toString("utf8");
  return [...text.matchAll(libraryPath)].map(([, path = ""]) => path.replaceAll("\\\\", "\\"));
}

/** Where Windows keeps the path of the Saved Games folder, which a user may move to another disk. */
const shellFolders = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Explorer\\User Shell Folders";
const savedGamesId = "{4C5C32FF-BB9D-43B0-B5B4-2D72E54EAAA4}";

const onWindows: FindFolders = async ({ home, env, readRegistry }) => {
  const moved = await readRegistry?.(shellFolders, savedGamesId);
  const usual = win32.join(env["USERPROFILE"] ?? home, ...savedGames);
  return moved === undefined ? [usual] : [win32.join(expandVariables(moved, env), ...game), usual];
};

/** Replaces `%NAME%`; Windows does not care about the case of names. */
function expandVariables(text: string, env: Machine["env"]): string {
  const valueOf = (name: string) =>
    Object.entries(env).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
  return text.replace(/%([^%]+)%/g, (whole, name: string) => valueOf(name) ?? whole);
}

const onLinux: FindFolders = async ({ home, env }, disk) => {
  const steams = steamHomes.map((folder) => posix.join(home, folder));
  const libraries = await Promise.all(steams.map((steam) => readLibraries(disk, steam)));
  const proton = [...steams, ...libraries.flat()].map((library) => posix.join(library, ...protonUser, ...savedGames));
  const wine = posix.join(env["WINEPREFIX"] ?? posix.join(home, ".wine"), "drive_c/users", env["USER"] ?? "");
  return [...proton, posix.join(wine, ...savedGames)];
};

const onMac: FindFolders = async ({ home }, disk) => {
  const support = posix.join(home, "Library/Application Support");
  const bottles = posix.join(support, "CrossOver/Bottles");
  const names = (await disk.list(bottles)) ?? [];
  const inBottles = [...names]
    .sort()
    .map((name) => posix.join(bottles, name, "drive_c/users/crossover", ...savedGames));
  // The macOS client, discontinued in 2018, kept its journals here.
  return [...inBottles, posix.join(support, ...game)];
};

const byPlatform: Readonly<Record<string, FindFolders>> = { win32: onWindows, linux: onLinux, darwin: onMac };

/** Lists where the game may keep its journals on a machine, the likeliest first; the folders need not exist. */
export async function journalFolders(machine: Machine, disk: Disk): Promise<readonly string[]> {
  const folders = await (byPlatform[machine.platform] ?? onLinux)(machine, disk);
  return [...new Set(folders)];
}
