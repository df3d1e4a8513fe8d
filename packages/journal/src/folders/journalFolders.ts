import { posix, win32 } from "node:path";
import type { Disk } from "../machine/Disk.ts";
import type { Machine } from "../machine/nodeMachine.ts";

/** Where the game may keep its journals on a machine, the likeliest first. */
export interface JournalPlaces {
  /** Folders that may have journals; they need not exist. */
  readonly folders: readonly string[];
  /** The same for a person to read, with `*` where the names were taken from the disk. */
  readonly searched: readonly string[];
}

/** Lists where journals may be; some, such as the names of CrossOver bottles, must be read from the disk. */
type FindPlaces = (machine: Machine, disk: Disk) => Promise<JournalPlaces>;

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
  const text = await textOf(posix.join(steam, "steamapps/libraryfolders.vdf"), disk);
  return [...text.matchAll(libraryPath)].map(([, path = ""]) => path.replaceAll("\\\\", "\\"));
}

/** Where Windows keeps the path of the Saved Games folder, which a user may move to another disk. */
const shellFolders = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Explorer\\User Shell Folders";
const savedGamesId = "{4C5C32FF-BB9D-43B0-B5B4-2D72E54EAAA4}";

const onWindows: FindPlaces = async ({ home, env, readRegistry }) => {
  const moved = await readRegistry?.(shellFolders, savedGamesId);
  const usual = win32.join(env["USERPROFILE"] ?? home, ...savedGames);
  return known(moved === undefined ? [usual] : [win32.join(expandVariables(moved, env), ...game), usual]);
};

const known = (folders: readonly string[]): JournalPlaces => ({ folders, searched: folders });

/** Replaces `%NAME%`; Windows does not care about the case of names. */
function expandVariables(text: string, env: Machine["env"]): string {
  const valueOf = (name: string) =>
    Object.entries(env).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];
  return text.replace(/%([^%]+)%/g, (whole, name: string) => valueOf(name) ?? whole);
}

/** A folder of a program that starts Windows games, below the home folder, and how it leads to Windows folders of its own: prefixes. */
interface Launcher {
  readonly folder: string;
  /** What names a prefix in each settings file of the folder. Without it, what is in the folder are the prefixes. */
  readonly setting?: RegExp;
}

const heroicSetting = /"winePrefix"\s*:\s*"((?:[^"\\]|\\.)+)"/;
const lutrisSetting = /^\s*prefix:\s*["']?([^"'\n]+?)["']?\s*$/m;

const launchers: Readonly<Record<"linux" | "darwin", readonly Launcher[]>> = {
  linux: [
    { folder: "Games/Heroic/Prefixes/default" },
    { folder: "Games/Heroic/Prefixes" },
    { folder: ".config/heroic/GamesConfig", setting: heroicSetting },
    { folder: ".var/app/com.heroicgameslauncher.hgl/config/heroic/GamesConfig", setting: heroicSetting },
    { folder: ".local/share/lutris/games", setting: lutrisSetting },
    { folder: ".config/lutris/games", setting: lutrisSetting },
    { folder: ".var/app/net.lutris.Lutris/data/lutris/games", setting: lutrisSetting },
    { folder: ".var/app/net.lutris.Lutris/config/lutris/games", setting: lutrisSetting },
    // Lutris makes the prefix of a game here unless it is told otherwise.
    { folder: "Games" },
    { folder: ".local/share/bottles/bottles" },
    { folder: ".var/app/com.usebottles.bottles/data/bottles/bottles" },
    { folder: ".local/share/wineprefixes" },
  ],
  darwin: [
    { folder: "Library/Application Support/CrossOver/Bottles" },
    { folder: "Library/Containers/com.isaacmarovitz.Whisky/Bottles" },
    { folder: "Games/Heroic/Prefixes/default" },
    { folder: "Games/Heroic/Prefixes" },
    { folder: "Library/Application Support/heroic/GamesConfig", setting: heroicSetting },
  ],
};

/** A settings file is small; what is not is something else. */
const mostSettingsBytes = 1024 * 1024;

async function prefixesOf({ folder, setting }: Launcher, home: string, disk: Disk): Promise<readonly string[]> {
  const place = posix.join(home, folder);
  const names = await namesIn(place, disk);
  const paths = names.map((name) => posix.join(place, name));
  if (setting === undefined) return paths;
  const texts = await Promise.all(paths.map((path) => textOf(path, disk)));
  return texts.flatMap((text) => {
    const named = setting.exec(text)?.[1]?.replaceAll("\\\\", "\\");
    return named === undefined ? [] : [named.replace(/^~(?=\/)/, home)];
  });
}

/** The names in a folder in order; none where it cannot be listed, because a search must not end with a folder of somebody else. */
async function namesIn(folder: string, disk: Disk): Promise<readonly string[]> {
  const names = await disk.list(folder).catch(() => undefined);
  return [...(names ?? [])].sort();
}

/** The text of a settings file; empty where there is none or it cannot be read. */
async function textOf(path: string, disk: Disk): Promise<string> {
  const bytes = await disk.read(path, mostSettingsBytes).catch(() => undefined);
  return bytes === undefined ? "" : Buffer.from(bytes).toString("utf8");
}

/** The folders of the players in a prefix. Proton keeps its Windows one folder deeper, and every program names its player otherwise. */
async function foldersInPrefix(prefix: string, disk: Disk): Promise<readonly string[]> {
  const places = [prefix, posix.join(prefix, "pfx")].map((place) => posix.join(place, "drive_c/users"));
  const found = await Promise.all(
    places.map(async (users) => {
      const names = (await namesIn(users, disk)).filter((name) => name !== "Public");
      return names.map((name) => posix.join(users, name, ...savedGames));
    }),
  );
  return found.flat();
}

async function inLaunchers(platform: "linux" | "darwin", home: string, disk: Disk): Promise<JournalPlaces> {
  const prefixes = await Promise.all(launchers[platform].map((launcher) => prefixesOf(launcher, home, disk)));
  const folders = await Promise.all(prefixes.flat().map((prefix) => foldersInPrefix(prefix, disk)));
  const searched = launchers[platform].map(({ folder, setting }) => {
    const place = posix.join(home, folder, "*");
    return setting === undefined ? posix.join(place, "drive_c/users/*", ...savedGames) : `prefixes named in ${place}`;
  });
  return { folders: folders.flat(), searched };
}

/** The prefix of Wine itself. */
async function inWine({ home, env }: Machine, disk: Disk): Promise<JournalPlaces> {
  const prefix = env["WINEPREFIX"] ?? posix.join(home, ".wine");
  const users = posix.join(prefix, "drive_c/users");
  const own = posix.join(users, env["USER"] ?? "", ...savedGames);
  return {
    folders: [own, ...(await foldersInPrefix(prefix, disk))],
    searched: [posix.join(users, "*", ...savedGames)],
  };
}

const onLinux: FindPlaces = async (machine, disk) => {
  const { home } = machine;
  const steams = steamHomes.map((folder) => posix.join(home, folder));
  const libraries = await Promise.all(steams.map((steam) => readLibraries(disk, steam)));
  const proton = [...steams, ...libraries.flat()].map((library) => posix.join(library, ...protonUser, ...savedGames));
  return joined(known(proton), await inWine(machine, disk), await inLaunchers("linux", home, disk));
};

const onMac: FindPlaces = async (machine, disk) => {
  // The macOS client, discontinued in 2018, kept its journals here.
  const client = posix.join(machine.home, "Library/Application Support", ...game);
  return joined(await inLaunchers("darwin", machine.home, disk), await inWine(machine, disk), known([client]));
};

function joined(...places: readonly JournalPlaces[]): JournalPlaces {
  return {
    folders: places.flatMap(({ folders }) => folders),
    searched: places.flatMap(({ searched }) => searched),
  };
}

const byPlatform: Readonly<Record<string, FindPlaces>> = { win32: onWindows, linux: onLinux, darwin: onMac };

/** Finds where the game may keep its journals on a machine. */
export async function findPlaces(machine: Machine, disk: Disk): Promise<JournalPlaces> {
  const { folders, searched } = await (byPlatform[machine.platform] ?? onLinux)(machine, disk);
  return { folders: [...new Set(folders)], searched: [...new Set(searched)] };
}
