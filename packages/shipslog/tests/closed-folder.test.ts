/** A folder whose only subfolder may not be listed: nobody is told that there are no journals in it. */
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { callIn } from "./helpers/walk/ended.ts";

needs("/usr/bin/setpriv").it("says which subfolder cannot be read", async () => {
  const place = await mkdtemp(join(tmpdir(), "shipslog-closed-"));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  for (const name of ["saved/closed", "saved/other", "temporary"]) await mkdir(join(place, name), { recursive: true });
  await chmod(join(place, "saved/closed"), 0);
  const words = ["check", "saved"];
  const [ended] = await callIn(place, [{ words, isEndless: false }], { temporary: "temporary", isPrivileged: false });
  expect(ended).toMatchObject({ code: 2, out: "" });
  expect(ended?.err).toContain(
    "its 1 subfolder has no journals either (deeper folders are not searched); closed cannot be read",
  );
});
