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
    expect(await findJournalFolder({ machine: linux, disk })).toEqual({ source: "machine", folder: steam });
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
    expect(await findJournalFolder({ machine: linux, disk })).toEqual({ source: "machine", folder });
  });

  it("finds it in a Wine prefix", async () => {
    const folder = "/wine/drive_c/users/me/Saved Games/Frontier Developments/Elite Dangerous";
    const machine = { ...linux, env: { ...linux.env, WINEPREFIX: "/wine" } };
    expect(await findJournalFolder({ machine, disk: await diskWith(folder) })).toMatchObject({ folder });
  });

  it("finds it in a CrossOver bottle of any name", async () => {
    const bottles = "/Users/me/Library/Application Support/CrossOver/Bottles";
    const inBottle = "drive_c/users/crossover/Saved Games/Frontier Developments/Elite Dangerous";
    const disk = await diskWith(bottles, `${bottles}/Other`, `${bottles}/Steam`, `${bottles}/Steam/${inBottle}`);
    const machine = { platform: "darwin", home: "/Users/me", env: {} };
    expect(await findJournalFolder({ machine, disk })).toMatchObject({ folder: `${bottles}/Steam/${inBottle}` });
  });

  it("prefers a folder with journals to an empty one", async () => {
    const flatpak = `/home/me/.var/app/com.valvesoftware.Steam/.local/share/Steam/steamapps/compatdata/359320/${inPrefix}`;
    const disk = await diskWith(steam, flatpak);
    await disk.write(`${flatpak}/${journal}`, Buffer.alloc(0));
    expect(await findJournalFolder({ machine: linux, disk })).toEqual({ source: "machine", folder: flatpak });
  });
});
