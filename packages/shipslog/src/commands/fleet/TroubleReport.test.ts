import { nodeClock } from "@shipslog/journal";
import { expect, it } from "vitest";
import { recordOutput } from "../../../tests/helpers/host.ts";
import { TroubleReport } from "./TroubleReport.ts";

function makeReport() {
  const [err, time] = [recordOutput(), { nowMs: 0 }];
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
