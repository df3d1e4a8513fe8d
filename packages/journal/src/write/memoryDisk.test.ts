import { expect, it } from "vitest";
import { memoryDisk } from "../../tests/helpers/memoryDisk.ts";

it("takes paths with either separator, as tests name files with / and the code under test joins names as the platform does", async () => {
  const disk = memoryDisk();
  await disk.create(String.raw`/journals\Status.json`);
  await disk.append("/journals/Status.json", new TextEncoder().encode("{}"));
  expect(disk.text(String.raw`\journals\Status.json`)).toBe("{}");
  expect(await disk.list(String.raw`\journals`)).toEqual(["Status.json"]);
  await disk.rename(String.raw`/journals\Status.json`, String.raw`/journals\Old.json`);
  expect([...disk.files.keys()]).toEqual(["/journals/Old.json"]);
  expect(disk.log).toEqual([
    "create /journals/Status.json",
    "append /journals/Status.json",
    "rename /journals/Status.json",
  ]);
});
