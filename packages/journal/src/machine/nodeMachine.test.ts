import { expect, it } from "vitest";
import { parseRegistryFile, readRegistry } from "./nodeMachine.ts";

const name = "{4C5C32FF-BB9D-43B0-B5B4-2D72E54EAAA4}";

/** As `reg export` writes it, once it is decoded. */
const exported = (value: string) =>
  [
    "\uFEFFWindows Registry Editor Version 5.00",
    "",
    "[HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Explorer\\User Shell Folders]",
    '"Desktop"="C:\\\\Users\\\\me\\\\Desktop"',
    `"${name}"=${value}`,
    '"!Do not use this registry key"="Use the SHGetFolderPath or SHGetKnownFolderPath function instead"',
    "",
  ].join("\r\n");

/** Lines of an exported file are cut after a comma, at the latest at column 80. */
const hexOf = (text: string) => {
  const bytes = Buffer.from(`${text}\0`, "utf16le").toString("hex").match(/../g) ?? [];
  return `hex(2):${bytes.join(",").replace(/(.{48}),/g, "$1,\\\r\n  ")}`;
};

it.each(["%USERPROFILE%\\Saved Games", "D:\\Jeux sauvegardés", "E:\\ゲーム"])(
  "takes %s, with variables or without",
  (value) => {
    expect(parseRegistryFile(exported(hexOf(value)), name)).toBe(value);
    expect(parseRegistryFile(exported(`"${value.replaceAll("\\", "\\\\")}"`), name.toLowerCase())).toBe(value);
  },
);

it("takes nothing that is not text, and nothing of another name", () => {
  expect(parseRegistryFile(exported("dword:00000001"), name)).toBeUndefined();
  expect(parseRegistryFile(exported('"D:\\\\a"'), "Personal")).toBeUndefined();
  expect(parseRegistryFile("", name)).toBeUndefined();
});

it("knows nothing on a machine without a registry, or of a key that does not exist", async () => {
  expect(await readRegistry(String.raw`HKCU\Software\Shipslog\nothing`, "nothing")).toBeUndefined();
});
