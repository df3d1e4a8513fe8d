import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FaultAnswer } from "@shipslog/faults";
import { plan } from "@shipslog/journal";
import { simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { parseFaults } from "../commands/simulate/faultOption.ts";
import { planDamaged } from "@shipslog/page/simulate";
import { run } from "../run.ts";
import { testHost } from "../../tests/helpers/host.ts";

const start = "2026-05-01T12:00:00Z";

async function simulated(...words: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-faults-"));
  const host = testHost();
  const fixed = ["--seed", "42", "--for", "1h", "--start", start, "--out", folder];
  const code = await run(["simulate", "grand-tour", ...fixed, ...words], host);
  const names = (await readdir(folder)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return { code, folder, err: host.err.text(), files: Object.fromEntries(names.map((name, at) => [name, texts[at]])) };
}

describe("faults on the command line", () => {
  it("parses names and rates", () => {
    expect(parseFaults("half-line:0.01, lost-event:1")).toEqual({ "half-line": 0.01, "lost-event": 1 });
  });

  it.each([
    ["half-lin:0.1", "unknown fault half-lin; did you mean half-line?"],
    ["x:0.1", "unknown fault x; expected one of lost-event"],
    ["half-line", "half-line: expected a rate"],
    ["half-line:0", "half-line:0: expected a rate"],
    ["half-line:2", "half-line:2: expected a rate"],
  ])("rejects %s", (text, message) => {
    expect(() => parseFaults(text)).toThrow(message);
  });

  it("rejects --answers without --faults", async () => {
    const { code, err } = await simulated("--answers", "x");
    expect([code, err]).toEqual([2, expect.stringContaining("--answers needs --faults")]);
  });

  it("plans the same steps without faults", () => {
    const options = {
      seed: 7,
      scenario: "trader",
      dialect: "spec",
      start: Date.parse(start),
      durationMs: 3_600_000,
    } as const;
    const { steps, answers } = planDamaged(simulate(options), { dialect: "spec" }, {}, 7);
    expect([...steps]).toEqual([...plan(simulate(options), { dialect: "spec" })]);
    expect(answers()).toEqual([]);
  });

  it("damages by the seed; each answer points to a line that is not an event", async () => {
    const folder = await mkdtemp(join(tmpdir(), "shipslog-answers-"));
    const file = join(folder, "answers.jsonl");
    const sound = await simulated();
    const damaged = await simulated("--faults", "half-line:0.1", "--answers", file);
    expect((await simulated("--faults", "half-line:0.1")).files).toEqual(damaged.files);
    expect(damaged.files).not.toEqual(sound.files);
    const answers = (await readFile(file, "utf8"))
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as FaultAnswer);
    const [name = ""] = Object.keys(damaged.files).filter((each) => each.endsWith(".log"));
    const lines = (damaged.files[name] ?? "").split("\r\n");
    const broken = lines.flatMap((line, at) => (line === "" || line.endsWith("}") ? [] : [at + 1]));
    expect(broken.length).toBeGreaterThan(0);
    expect(answers.map(({ expected }) => expected[0]?.position?.line)).toEqual(broken);
    const offsets = broken.map((line) =>
      Buffer.byteLength(
        lines
          .slice(0, line - 1)
          .map((each) => `${each}\r\n`)
          .join(""),
      ),
    );
    expect(answers.map(({ position }) => position?.offset)).toEqual(offsets);
  });
});
