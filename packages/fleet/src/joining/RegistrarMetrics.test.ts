import { expect, it } from "vitest";
import { RegistrarMetrics } from "./RegistrarMetrics.ts";

it("counts joins, refusals by reason and failures, and is unwell from a failure to the next join", async () => {
  const metrics = new RegistrarMetrics();
  const text = () => metrics.registry.metrics();
  expect(await text()).toContain('shipslog_registrar_refusals_total{reason="unknown-code"} 0\n');
  metrics.refused("unknown-code");
  metrics.joined();
  expect(metrics.problem).toBeUndefined();
  metrics.failed();
  expect(metrics.problem).toContain("could not be given");
  metrics.refused("unknown-code");
  expect(metrics.problem).toContain("could not be given");
  metrics.joined();
  expect(metrics.problem).toBeUndefined();
  expect(await text()).toContain('shipslog_registrar_refusals_total{reason="unknown-code"} 2\n');
  expect(await text()).toContain("shipslog_registrar_joins_total 2\n");
  expect(await text()).toContain("shipslog_registrar_failures_total 1\n");
});
