import { describe, expect, it } from "vitest";
import { folderInMemory, type FolderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { findJournalFolder } from "./findJournalFolder.ts";

const journal = "Journal.2025-01-02T000000.01.log";
const inPrefix = "pfx/drive_c/users/steamuser/Saved Games/Frontier Developments/Elite Dangerous";

async function diskWith(...folders: readonly string[]): Promise<FolderInMemory> {
  const disk = folderInMemory();
  for (const folder of folders) await disk.makeFolder(folder);
  return disk;
}

describe("findJournalFolder", () => {
  const linux = { platform: "linux", home: "/home/me", env: { USER: "me" } };
  const steam = `/home/me/.local/share/Steam/steamapps/compatdata/359320/${inPrefix}`;

  it("takes the argument, else the variable, else looks for a folder", async () => {
    const disk = await diskWith(steam);
    const named = { ...linux, env: { ...linux.env, SHIPSLOG_JOURNAL_DIR: "/var/j" } };
    expect(await findJournalFolder({ machine: named, argument: "/arg", disk })).toEqual({
      source: "argument",
      folder: "/arg",
    });
    expect(await findJournalFolder({ machine: named, disk })).toEqual({ source: "environment", folder: "/var/j" });
    expect(await findJournalFolder({ machine: linux, disk })).toMatchObject({ source: "machine", folder: steam });
  });

  it("looks in the user profile on Windows, and lists what it tried", async () => {
    const machine = { platform: "win32", home: "C:\\Users\\me", env: {} };
    const found = await findJournalFolder({ machine, disk: folderInMemory() });
    expect(found).toEqual({
      source: "nowhere",
      tried: ["C:\\Users\\me\\Saved Games\\Frontier Developments\\Elite Dangerous"],
    });
  });

  it.each([
    ["D:\\Games\\Saved Games", "D:\\Games\\Saved Games"],
    ["%userprofile%\\Elsewhere", "C:\\Users\\me\\Elsewhere"],
  ])("looks first where the registry of Windows says: %s", async (value, folder) => {
    const readRegistry = (key: string, name: string) =>
      Promise.resolve(key.startsWith("HKCU") && name.startsWith("{4C5C32FF") ? value : undefined);
    const env = { USERPROFILE: "C:\\Users\\me" };
    const machine = { platform: "win32", home: "C:\\Users\\me", env, readRegistry };
    expect(await findJournalFolder({ machine, disk: folderInMemory() })).toEqual({
      source: "nowhere",
      tried: [folder, "C:\\Users\\me\\Saved Games"].map((each) => `${each}\\Frontier Developments\\Elite Dangerous`),
    });
  });

  it("finds it in a second Steam library that the first one lists", async () => {
    const library = "/mnt/games/SteamLibrary";
    const folder = `${library}/steamapps/compatdata/359320/${inPrefix}`;
    const list = "/home/me/.steam/steam/steamapps";
    const disk = await diskWith(list, folder);
    await disk.write(`${list}/libraryfolders.vdf`, Buffer.from(`"1"\n{\n\t"path"\t\t"${library}"\n}`));
    expect(await findJournalFolder({ machine: linux, disk })).toMatchObject({ source: "machine", folder });
  });

  it("finds it in a Wine prefix", async () => {
    const folder = "/wine/drive_c/users/me/Saved Games/Frontier Developments/Elite Dangerous";
    const machine = { ...linux, env: { ...linux.env, WINEPREFIX: "/wine" } };
    expect(await findJournalFolder({ machine, disk: await diskWith(folder) })).toMatchObject({ folder });
  });

  it("finds it in a CrossOver bottle of any name", async () => {
    const bottles = "/Users/me/Library/Application Support/CrossOver/Bottles";
    const inBottle = "drive_c/users/crossover/Saved Games/Frontier Developments/Elite Dangerous";
    const users = `${bottles}/Steam/drive_c/users`;
    const disk = await diskWith(bottles, `${bottles}/Other`, `${bottles}/Steam`, users, `${users}/crossover`);
    await disk.makeFolder(`${bottles}/Steam/${inBottle}`);
    const machine = { platform: "darwin", home: "/Users/me", env: {} };
    expect(await findJournalFolder({ machine, disk })).toMatchObject({ folder: `${bottles}/Steam/${inBottle}` });
  });

  const saved = "Saved Games/Frontier Developments/Elite Dangerous";
  const home = "/home/me";
  it.each<[string, string, string, string, Readonly<Record<string, string>>]>([
    ["Heroic", "linux", home, `${home}/Games/Heroic/Prefixes/default/Elite Dangerous/pfx/drive_c/users/steamuser`, {}],
    ["Heroic before 2.6", "linux", home, `${home}/Games/Heroic/Prefixes/Elite/drive_c/users/me`, {}],
    [
      "Heroic with a prefix elsewhere",
      "linux",
      home,
      "/mnt/a b/elite/drive_c/users/me",
      { ".config/heroic/GamesConfig/9c2.json": '{"9c2": {"winePrefix": "/mnt/a b/elite", "a": 1}}' },
    ],
    ["Lutris", "linux", home, `${home}/Games/elite-dangerous/drive_c/users/me`, {}],
    [
      "Lutris with a prefix elsewhere",
      "linux",
      home,
      "/mnt/l/drive_c/users/me",
      { ".local/share/lutris/games/elite-1.yml": "game:\n  exe: x\n  prefix: /mnt/l\nsystem: {}\n" },
    ],
    [
      "Lutris as Flatpak",
      "linux",
      home,
      `${home}/l/drive_c/users/me`,
      { ".var/app/net.lutris.Lutris/data/lutris/games/e.yml": "game:\n  prefix: '~/l'\n" },
    ],
    ["Bottles", "linux", home, `${home}/.local/share/bottles/bottles/Gaming/drive_c/users/me`, {}],
    [
      "Bottles as Flatpak",
      "linux",
      home,
      `${home}/.var/app/com.usebottles.bottles/data/bottles/bottles/G/drive_c/users/steamuser`,
      {},
    ],
    ["plain Wine with another player", "linux", home, `${home}/.wine/drive_c/users/other`, {}],
    [
      "Whisky",
      "darwin",
      "/Users/me",
      "/Users/me/Library/Containers/com.isaacmarovitz.Whisky/Bottles/0F3A/drive_c/users/crossover",
      {},
    ],
    ["Heroic on macOS", "darwin", "/Users/me", "/Users/me/Games/Heroic/Prefixes/default/Elite/drive_c/users/me", {}],
    ["plain Wine on macOS", "darwin", "/Users/me", "/Users/me/.wine/drive_c/users/me", {}],
  ])("finds it in %s", async (_name, platform, ofUser, player, settings) => {
    const folder = `${player}/${saved}`;
    const parents = folder.split("/").map((_, at, names) => names.slice(0, at + 1).join("/"));
    const disk = await diskWith(...parents.slice(1), `${folder.split("/drive_c")[0]}/drive_c/users/Public`);
    for (const [path, text] of Object.entries(settings)) {
      await disk.makeFolder(`${ofUser}/${path.slice(0, path.lastIndexOf("/"))}`);
      await disk.write(`${ofUser}/${path}`, Buffer.from(text));
    }
    await disk.write(`${folder}/${journal}`, Buffer.alloc(0));
    const machine = { platform, home: ofUser, env: {} };
    expect(await findJournalFolder({ machine, disk })).toMatchObject({ source: "machine", folder, others: [] });
  });

  it.each(["lutris", "libraryfolders.vdf"])(
    "goes on where a folder or a settings file cannot be read: %s",
    async (name) => {
      const disk = await diskWith(steam);
      const refuse = () => Promise.reject(Object.assign(new Error("refused"), { code: "EACCES" }));
      const refusing = {
        ...disk,
        list: (folder: string) => (folder.includes("bottles") ? refuse() : disk.list(folder)),
        read: (path: string) => (path.includes(name) ? refuse() : disk.read(path)),
      };
      expect(await findJournalFolder({ machine: linux, disk: refusing })).toMatchObject({ folder: steam });
    },
  );

  it("lists where it searched on Linux, with the names it took from the disk as *", async () => {
    const found = await findJournalFolder({ machine: linux, disk: folderInMemory() });
    const { tried } = found as Extract<typeof found, { source: "nowhere" }>;
    expect(tried).toContain(`${home}/.local/share/bottles/bottles/*/drive_c/users/*/${saved}`);
    expect(tried).toContain(`prefixes named in ${home}/.config/lutris/games/*`);
  });

  it("prefers a folder with journals to an empty one", async () => {
    const flatpak = `/home/me/.var/app/com.valvesoftware.Steam/.local/share/Steam/steamapps/compatdata/359320/${inPrefix}`;
    const disk = await diskWith(steam, flatpak);
    await disk.write(`${flatpak}/${journal}`, Buffer.alloc(0));
    expect(await findJournalFolder({ machine: linux, disk })).toMatchObject({
      source: "machine",
      folder: flatpak,
      others: [],
    });
  });
});
