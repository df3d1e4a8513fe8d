import { expect, it } from "vitest";
import { openEngine } from "./openEngine.ts";

it("uses UTC on every connection, whatever the time zone of the machine", async () => {
  const { connection, others, close } = await openEngine();
  const zones = await Promise.all(
    [connection, ...others].map((each) => each.runAndReadAll("SELECT current_setting('TimeZone')")),
  );
  expect(zones.map((zone) => zone.getRows()[0]?.[0])).toEqual(["UTC", "UTC", "UTC"]);
  close();
});
