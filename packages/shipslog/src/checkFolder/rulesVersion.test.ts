import { expect, it } from "vitest";
import { rulesVersion } from "./rulesVersion.ts";

it.each(["contract/src/kinds/FSDJump.ts", "check/src/rules/rules.ts", "page/src/check/checkJob.ts"])(
  "tells one state of %s from another in a clone",
  (module) => {
    expect(rulesVersion().replaceAll("\\", "/")).toContain(`/${module} `);
  },
);
