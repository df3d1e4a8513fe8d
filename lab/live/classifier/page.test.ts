import { describe, expect, it } from "vitest";
import { classifierPage, type JudgedKind } from "./page.ts";

const kind: JudgedKind = {
  ...{ kind: "Music", real: 81_427, auc: 0.786, control: 0.469 },
  giveaways: [
    { feature: "seconds until the next line", auc: 0.61, present: [1, 1], medians: [5, 10.25] },
    { feature: "has Votes", auc: 0.99, present: [0.98, 0], medians: [1, null] },
  ],
};

describe("the page of the classifier", () => {
  it("shows each kind with what it was before, and what tells it apart", () => {
    const page = classifierPage({ median: 0.786, controlMedian: 0.469, missing: ["SendText"], kinds: [kind] });
    expect(page).toContain(
      "| Music | 81,427 | 0.77 | 0.79 | 0.47 | seconds until the next line (0.61: 5, 10.3); has Votes (0.99: 98 %, 0 %) |",
    );
    expect(page).toContain("not reached");
    expect(page).toContain("too rare to judge: SendText.");
  });

  it("says so when the goal is reached", () => {
    expect(classifierPage({ median: 0.75, controlMedian: 0.5, missing: [], kinds: [kind] })).not.toContain(
      "not reached",
    );
  });
});
