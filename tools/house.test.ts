/** The house rules over every package. That each rule can fail is shown beside it, in `houseRules/<rule>.test.ts`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPackages, root } from "./workspace.ts";
import { buildTime } from "./dependency-cruiser.config.ts";
import { readHouse } from "./houseRules/House.ts";
import { houseQuestions, houseRules } from "./houseRules/rules.ts";

const house = readHouse();

for (const [question, rule] of Object.entries(houseQuestions)) {
  for (const { file, line, message } of rule(house)) console.warn(`warning: ${file}:${line} ${message}: ${question}`);
}

describe("the house", () => {
  it("has sources to judge", () => {
    expect(house.sources.length).toBeGreaterThan(0);
    expect(house.sources.map(({ owner }) => owner)).toContain("contract");
  });

  it.each(Object.entries(houseRules))("%s", (_sentence, rule) => {
    expect(rule(house).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  });

  it.each(readPackages().map(({ folder, path }) => [folder, path] as const))(
    "draws each folder of %s",
    (name, path) => {
      const page = readFileSync(join(root, "docs/ARCHITECTURE.md"), "utf8");
      const [, drawn = ""] = page.split(`\n### ${name}\n`);
      const [own = ""] = drawn.split("\n#");
      const folders = readdirSync(join(path, "src"), { withFileTypes: true }).filter((each) => each.isDirectory());
      for (const folder of folders) expect(own).toContain(`| \`${folder.name}\` | `);
    },
  );

  it.each(Object.entries(buildTime))("what only builds %s is left out of its build", (owner, { folders }) => {
    const file = join(root, "packages", owner, "tsconfig.build.json");
    const { exclude } = JSON.parse(readFileSync(file, "utf8")) as { exclude: readonly string[] };
    expect(exclude).toEqual(expect.arrayContaining(folders.map((folder) => `src/${folder}`)));
  });
});
