import { describe, expect, it } from "vitest";
import { monthsOfPlay } from "./monthsOfPlay.ts";

const nowMs = () => Date.UTC(2026, 4, 31, 12);

describe("the months of play", () => {
  it("are those from the appearance of the game to tomorrow", () => {
    const months = ["2000-01", "2014-11", "2014-12", "2026-05", "2026-06", "2026-07", "2099-12"];
    expect([...monthsOfPlay(nowMs)(new Map(months.map((month) => [month, 1])))].toSorted()).toEqual([
      "2014-12",
      "2026-05",
      "2026-06",
    ]);
  });

  it("are the twelve with the most lines", () => {
    const lines = Array.from({ length: 120 }, (_, at) => {
      const month = `${2016 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
      return [month, (at * 7919) % 1000] as const;
    });
    const chosen = [...monthsOfPlay(nowMs)(new Map(lines))];
    expect(chosen).toHaveLength(12);
    const least = Math.min(...chosen.map((month) => new Map(lines).get(month) ?? 0));
    expect(lines.filter(([, count]) => count > least)).toHaveLength(11);
  });
});
