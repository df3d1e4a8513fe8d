import { expect, it } from "vitest";
import { memoryDisk } from "../../tests/helpers/memoryDisk.ts";
import { filesAfter, flying, moment } from "../../tests/helpers/moments.ts";
import { plan } from "./plan.ts";
import { writeMoments } from "./writeMoments.ts";

it("writes what the plan says, without waiting by default", async () => {
  const moments = [0, 60_000].map((afterMs) =>
    moment(afterMs, { "Status.json": flying(1, 2) }, { event: "Music", MusicTrack: "Exploration" }),
  );
  const disk = memoryDisk();
  expect(await writeMoments("/j", moments, { disk, dialect: "live" })).toMatchObject({ ending: "complete" });
  const planned = filesAfter(plan(moments, { dialect: "live" }));
  expect(Object.fromEntries([...disk.files.keys()].map((path) => [path.slice(3), disk.text(path)]))).toEqual(planned);
});

it.each([{ form: "newest" }, { speed: "fast" }])("leaves no folder behind for a wrong option: %j", async (wrong) => {
  const made: string[] = [];
  const disk = { ...memoryDisk(), makeFolder: (path: string) => Promise.resolve(void made.push(path)) };
  await expect(writeMoments("/j", [], { disk, ...(wrong as object) })).rejects.toBeInstanceOf(TypeError);
  expect(made).toEqual([]);
});
