/** What a directed game writes passes the check, and every fault on demand is found where the answers say. */
import { describe, expect, it } from "vitest";
import { faults } from "@shipslog/faults";
import { launchGame, type Game } from "@shipslog/testing";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { run } from "../../shipslog/src/run.ts";

async function check(folder: string): Promise<{ readonly rules: readonly string[]; readonly text: string }> {
  const host = testHost();
  await run(["check", folder, "--format", "json", "--fail-on", "note", "--threads", "1"], host);
  const { findings = [] } = JSON.parse(host.out.text()) as { findings?: readonly { rule: string }[] };
  return { rules: findings.map(({ rule }) => rule), text: host.out.text() };
}

async function fly(game: Game): Promise<void> {
  await game.do("jump", { to: "nearest inhabited" });
  await game.do("dock");
  await game.pass("3m");
}

describe("a directed game", () => {
  it.each(["live", "spec"] as const)("passes the check without a finding in %s", async (dialect) => {
    const game = await launchGame({ seed: 42, dialect });
    await fly(game);
    await game.restart();
    await game.do("jump");
    await game.restart({ crash: true });
    await fly(game);
    expect((await check(game.folder)).rules).toEqual([]);
    await game.close();
  });

  const inLines = faults.filter(({ sort, provokes }) => sort === "text" && provokes.length > 0);
  it.each(inLines)("is found by the check when $name breaks it", async ({ name, provokes }) => {
    const game = await launchGame({ seed: 42 });
    await game.break(name);
    await fly(game);
    await game.restart();
    expect(game.answers).toMatchObject([{ fault: name }]);
    expect((await check(game.folder)).rules).toEqual([provokes[0]?.rule]);
    await game.close();
  });
});
