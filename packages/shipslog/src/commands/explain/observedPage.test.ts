import { observedKinds } from "@shipslog/contract/observed";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { describe, expect, it } from "vitest";
import { testHost } from "../../../tests/helpers/host.ts";
import { run } from "../../run.ts";

async function explain(...words: string[]) {
  const host = testHost();
  const code = await run(["explain", ...words], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

describe("shipslog explain of observed kinds", () => {
  it("explains every observed kind with its evidence", async () => {
    for (const kind of observedKinds) {
      const { code, out } = await explain(kind.toLowerCase());
      expect([code, out.split("\n", 1)[0]]).toEqual([0, kind]);
      expect(out).toContain("Observed, not specified: described from ");
    }
  });

  it("explains every field of a kind", async () => {
    const scan = observedDeclarations.find(({ kind }) => kind === "Scan");
    const paths = scan?.fields.map(({ path }) => path).filter((path) => !path.endsWith("[]")) ?? [];
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const { code, out } = await explain(`Scan.${path}`);
      expect([code, out.split("\n", 1)[0]]).toEqual([0, `Scan.${path}`]);
    }
  });

  it("lists the values of a field and what it comes together with", async () => {
    const { out } = await explain("scan.terraformstate");
    expect(out).toMatch(/values +"", Terraformable, Terraformed, Terraforming\n/);
    expect(out).toMatch(/together with +TidalLock/);
  });

  it("tells what was read elsewhere about when a field came, and how earlier games wrote its text", async () => {
    expect((await explain("LoadGame.FID")).out).toMatch(/came +with 3\.3, as public lines/);
    expect((await explain("MissionCompleted.FactionEffects")).out).toMatch(/came +after 2\.2, with 3\.4 at the latest/);
    expect((await explain("Fileheader.language")).out).toMatch(/earlier +a backslash .*English\\UK, until 3\.8/);
    expect((await explain("Music.MusicTrack")).out).not.toMatch(/^ +(?:came|earlier) /m);
  });

  it("tells since when a field is written, and until when it had another type", async () => {
    const taxi = (await explain("StartJump.Taxi")).out;
    expect(taxi).toMatch(/present +always since 4\.0\.15 \(/);
    expect(taxi).toMatch(/game versions +4\.0\.15, .*; not yet in 3\.4, /);
    expect((await explain("Location.Docked")).out).toMatch(/type +boolean or integer \(until 2\.2\)\n/);
  });

  it.each([
    ["trade", "did you mean MarketBuy or MarketSell?"],
    ["chat", "did you mean ReceiveText or SendText?"],
    ["Organic", "did you mean ScanOrganic"],
    ["Scann", "did you mean Scan"],
    ["Scan.BodyNam", "Scan has no field BodyNam; did you mean BodyName?"],
  ])("suggests kinds and fields for %s", async (word, message) => {
    const { code, err } = await explain(word);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
