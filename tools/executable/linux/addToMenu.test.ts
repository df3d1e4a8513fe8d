import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { needs } from "../../../tests/helpers/needs/needs.ts";

needs("/bin/sh").it("writes an entry that names the executable where it is, and removes it", () => {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-menu-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unpacked = join(folder, 'a "quoted" $HOME 100%', "shipslog");
  mkdirSync(unpacked, { recursive: true });
  for (const name of ["add-to-menu.sh", "shipslog.desktop"]) {
    copyFileSync(join(import.meta.dirname, name), join(unpacked, name));
  }
  writeFileSync(join(unpacked, "shipslog.svg"), "<svg/>");
  const data = join(folder, "data");
  const run = (...words: readonly string[]) =>
    spawnSync("/bin/sh", [join(unpacked, "add-to-menu.sh"), ...words], {
      encoding: "utf8",
      env: { PATH: "/usr/bin:/bin", XDG_DATA_HOME: data },
    });
  const entry = join(data, "applications/shipslog.desktop");

  expect([run().status, run().stderr]).toEqual([0, ""]);
  const text = readFileSync(entry, "utf8");
  expect(text.split("\n")).toContain(
    String.raw`Exec="${folder}/a \\"quoted\\" \\$HOME 100%%/shipslog/shipslog" cockpit`,
  );
  expect(text.match(/^Exec=/gm)).toHaveLength(1);
  expect(existsSync(join(data, "icons/hicolor/scalable/apps/shipslog.svg"))).toBe(true);

  expect(run("--remove").status).toBe(0);
  expect(existsSync(entry)).toBe(false);
});
