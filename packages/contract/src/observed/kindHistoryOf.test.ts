import { describe, expect, it } from "vitest";
import type { JsonObject } from "../text/Json.ts";
import { KindObserver } from "./KindObserver.ts";
import type { FieldHistory, ToldChange } from "./KindHistory.ts";

const enough = 40;

/** Journals of some commanders, in each of which a version of the game wrote the same event many times. */
function observe(games: readonly (readonly [version: string, event: JsonObject])[], commanders = 2): KindObserver {
  const observer = new KindObserver();
  for (const [gameversion, event] of games) {
    for (let commander = 0; commander < commanders; commander++) {
      observer.startJournal();
      observer.add("Fileheader", { event: "Fileheader", gameversion });
      observer.add("Commander", { event: "Commander", FID: `F${commander}` });
      for (let at = 0; at < enough; at++) observer.add("Probe", event);
    }
  }
  return observer;
}

function changesOf(observer: KindObserver, told: readonly ToldChange[] = []) {
  const [history] = observer.histories(["Probe"], told);
  return (history?.fields ?? []).map(({ evidence: _evidence, ...change }: FieldHistory) => change);
}

describe("the history of a kind", () => {
  const observer = observe([
    ["2.2", { Old: "x", Same: 1, Kept: "text" }],
    ["3.4", { New: 1, Same: 2, Kept: { Name: "x" } }],
    ["4.2", { New: 1, Same: 3, Kept: { Name: "x" } }],
  ]);

  it("has the fields that came, went and changed their type, and no other", () => {
    expect(changesOf(observer).toSorted((one, other) => (one.path < other.path ? -1 : 1))).toEqual([
      { path: "Kept", former: { string: "2.2" } },
      { path: "New", since: "3.4", always: "3.4" },
      { path: "Old", until: "2.2", types: ["string"] },
    ]);
  });

  it("counts objects and commanders by version", () => {
    const [history] = observer.histories(["Probe"], []);
    expect(history?.versions["2.2"]).toEqual({ events: 2 * enough, commanders: 2 });
    const added = history?.fields.find(({ path }) => path === "New");
    expect(added?.evidence["2.2"]).toEqual({ seen: 0, of: 2 * enough, commanders: 2 });
  });

  it("takes what was read about the versions between, with its source", () => {
    const told: ToldChange[] = [
      { kind: "Probe", path: "New", since: "3.0", always: "3.0", source: "a public line" },
      { kind: "Probe", path: "", since: "2.1", source: "a public line" },
      { kind: "Probe", path: "Never", until: "2.1", source: "a public line" },
      { kind: "Other", path: "Same", since: "9.9", source: "a public line" },
    ];
    expect(changesOf(observer, told)).toContainEqual({
      path: "New",
      since: "3.0",
      always: "3.0",
      source: "a public line",
    });
    expect(changesOf(observer, told).find(({ path }) => path === "Same")).toBeUndefined();
    expect(changesOf(observer, told)).toContainEqual({ path: "Never", until: "2.1", source: "a public line" });
    expect(observer.histories(["Probe"], told)[0]?.since).toBe("2.1");
  });

  it("does not take the habit of one player for a change", () => {
    const one = observe(
      [
        ["2.2", { Same: 1 }],
        ["3.4", { Same: 1, New: 1 }],
      ],
      1,
    );
    expect(changesOf(one)).toEqual([{ path: "New", always: "3.4" }]);
  });
});
