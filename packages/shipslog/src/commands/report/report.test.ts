import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../../run.ts";
import { testHost } from "../../../tests/helpers/host.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-report-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("report", () => {
  it("writes a page about a simulated session", async () => {
    const journal = join(folder, "journal");
    const out = join(folder, "report.html");
    const session = ["--for", "4h", "--seed", "3", "--dialect", "live", "--start", "2026-01-01T00:00:00Z", "--quiet"];
    await run(["simulate", "grand-tour", "--out", journal, ...session], testHost());
    const host = testHost();
    expect([await run(["report", journal, "--out", out], host), host.err.text()]).toEqual([0, ""]);
    const html = await readFile(out, "utf8");
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<h2 id="travel">');
    const picture = join(folder, "travels.svg");
    expect(await run(["report", journal, "--out", picture, "--quiet"], testHost())).toBe(0);
    expect(await readFile(picture, "utf8")).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^]*<\/svg>\n$/);
  });

  it("says which commander it is about and names the others", async () => {
    const many = join(folder, "many");
    await mkdir(many);
    for (const [at, id] of ["F1", "F2"].entries()) {
      const commander = `{ "timestamp":"2026-01-01T00:00:00Z", "event":"Commander", "FID":"${id}", "Name":"x" }\r\n`;
      await writeFile(join(many, `Journal.2026-01-0${at + 1}T000000.01.log`), commander.repeat(at + 1));
    }
    const said = async (...words: readonly string[]) => {
      const host = testHost();
      expect(await run(["report", many, "--out", join(folder, "many.html"), ...words], host)).toBe(0);
      return host.out.text();
    };
    expect(await said()).toMatch(/about commander F2; .*\nnot in it: F1; choose one with --commander\n$/);
    expect(await said("--commander", "F1")).toMatch(/about commander F1; open it in a browser\n$/);
  });

  it("explains that there is nothing to report on", async () => {
    const empty = join(folder, "Journal.2026-01-01T000000.01.log");
    await writeFile(empty, "");
    const host = testHost();
    expect(await run(["report", folder, "--out", join(folder, "none.html")], host)).toBe(2);
    expect(host.err.text()).toContain("the journals have no event to report on");
  });
});
