import { nodeClock } from "@shipslog/journal";
import { expect, it, test } from "vitest";
import { LakeError } from "@shipslog/archive";
import { recordOutput } from "../../../../tests/helpers/host.ts";
import { TroubleReport, describeTrouble } from "./TroubleReport.ts";

function makeReport() {
  const err = recordOutput();
  const time = { nowMs: 0 };
  const clock = { ...nodeClock, monotonicMs: () => time.nowMs };
  return { report: new TroubleReport({ clock, err }), err, time };
}

it("reports an error once during an outage, another reason too, and then how long it took", () => {
  const { report, err, time } = makeReport();
  for (let at = 0; at < 100; at++) {
    time.nowMs = at * 1000;
    report.begin("", new Error(at % 2 === 0 ? "no server" : "no stream"));
  }
  report.end("");
  report.end("");
  expect(err.text()).toBe("no server; retrying\nno stream; retrying\nworks again after 1 min 39 s\n");
});

it("reports the same error again in the next outage", () => {
  const { report, err } = makeReport();
  for (let at = 0; at < 2; at++) {
    report.begin("", new Error("no server"));
    report.end("");
  }
  expect(err.text()).toBe("no server; retrying\nworks again after 0 s\n".repeat(2));
});

it("keeps places apart", () => {
  const { report, err } = makeReport();
  report.begin("partition 1: ", new Error("full"));
  report.begin("partition 2: ", new Error("full"));
  report.end("partition 2: ");
  report.begin("partition 1: ", new Error("full"));
  expect(err.text()).toBe(
    "partition 1: full; retrying\npartition 2: full; retrying\npartition 2: works again after 0 s\n",
  );
});

it("notes what needs no second try once a minute for each place, and not that it works again", () => {
  const { report, err, time } = makeReport();
  for (let at = 0; at < 90; at++) {
    time.nowMs = at * 1000;
    report.note("partition 1: ", new Error(`${at} lines were removed`));
  }
  report.note("partition 2: ", new Error("lines were removed"));
  report.end("partition 1: ");
  expect(err.text()).toBe(
    "partition 1: 0 lines were removed\npartition 1: 60 lines were removed\npartition 2: lines were removed\n",
  );
});

test("A full disk is named, with what to do", () => {
  const cause = new Error("IO Error: Could not write file x: No space left on device");
  expect(describeTrouble(new LakeError("unwritable", "lake", cause))).toMatch(
    /^the lake could not be written: lake: .*space/,
  );
});

test("A cause that nobody foresaw is named in one line", () => {
  const cause = new Error("outer", { cause: new Error("IO Error: odd\nstack") });
  expect(describeTrouble(new LakeError("unwritable", "lake", cause))).toBe(
    "the lake could not be written: lake: IO Error: odd",
  );
  expect(describeTrouble(new Error("odd"))).toBe("odd");
  expect(describeTrouble("odd")).toBe("odd");
});

test("A timeout of NATS says who did not answer, and who knows why", () => {
  expect(describeTrouble(new Error("timeout"))).toMatch(/^the servers did not answer in time .*fleet doctor/);
});
