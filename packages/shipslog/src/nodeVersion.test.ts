import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { describeOldNode } from "./nodeVersion.ts";

describe("describeOldNode", () => {
  it.each(["16.20.2", "18.0.0", "20.20.2", "22.17.9"])("rejects %s and names both versions", (found) => {
    const text = describeOldNode(found) ?? "";
    expect(text).toMatch(/^Node 22\.18 or newer is needed, this is Node /);
    expect(text).toContain(found);
    expect(text).not.toContain("\n");
  });

  it("needs what the package says", () => {
    const [major = "", minor = ""] = manifest.engines.node.replace(">=", "").split(".");
    expect(describeOldNode(`${major}.${minor}.0`)).toBeUndefined();
    expect(describeOldNode(`${major}.${Number(minor) - 1}.0`)).toContain(`Node ${major}.${minor} or newer`);
  });

  it.each(["22.18.0", "22.23.3", "24.0.0", "26.10.0"])("accepts %s", (found) => {
    expect(describeOldNode(found)).toBeUndefined();
  });
});
