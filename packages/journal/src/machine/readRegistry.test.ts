import { expect, it } from "vitest";
import { parseRegistryValue, readRegistry } from "./readRegistry.ts";

const name = "{4C5C32FF-BB9D-43B0-B5B4-2D72E54EAAA4}";

/** As `reg query` prints it on Windows 10. */
const printed = (type: string, value: string) =>
  `\r\nHKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Explorer\\User Shell Folders\r\n    ${name}    ${type}    ${value}\r\n\r\n`;

it.each([
  ["REG_EXPAND_SZ", "%USERPROFILE%\\Saved Games"],
  ["REG_SZ", "D:\\Jeux    sauvegardés\\Saved Games"],
])("takes a value of type %s", (type, value) => {
  expect(parseRegistryValue(printed(type, value), name)).toBe(value);
  expect(parseRegistryValue(printed(type, value), name.toLowerCase())).toBe(value);
});

it("takes nothing that is not text, and nothing of another name", () => {
  expect(parseRegistryValue(printed("REG_DWORD", "0x1"), name)).toBeUndefined();
  expect(parseRegistryValue(printed("REG_SZ", "D:\\a"), "Desktop")).toBeUndefined();
  expect(
    parseRegistryValue("ERROR: The system was unable to find the specified registry key or value.", name),
  ).toBeUndefined();
});

it("knows nothing on a machine without a registry, or of a key that does not exist", async () => {
  expect(await readRegistry("HKCU\\Software\\Shipslog\\nothing", "nothing")).toBeUndefined();
});
