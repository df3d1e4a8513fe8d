import { kinds } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { run } from "../run.ts";
import { testHost } from "../../tests/helpers/host.ts";

async function schema(...words: string[]) {
  const host = testHost();
  const code = await run(["schema", ...words], host);
  return { code, out: host.out.text(), err: host.err.text() };
}

describe("shipslog schema", () => {
  it.each(kinds)("prints %s as JSON Schema", async (kind) => {
    const { code, out } = await schema(kind.toLowerCase());
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ title: kind, properties: { event: { const: kind } } });
  });

  it.each(["Scan", "Loadout", "MarketSell"])("prints the observed kind %s as JSON Schema", async (kind) => {
    const { code, out } = await schema(kind.toLowerCase());
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      title: kind,
      "x-tier": "observed",
      properties: { event: { const: kind } },
    });
  });

  it("prints all kinds in one object, in the order of the specification", async () => {
    expect(Object.keys(JSON.parse((await schema()).out) as object)).toEqual(kinds);
  });

  it("prints the AsyncAPI document", async () => {
    expect(JSON.parse((await schema("--asyncapi")).out)).toMatchObject({ asyncapi: "3.0.0" });
  });

  it("prints the schema of the messages of fly --stdio", async () => {
    expect(JSON.parse((await schema("--fly")).out)).toMatchObject({ title: "shipslog fly --stdio" });
  });

  it.each([
    ["csharp", (name: string) => `public partial class ${name}\n`],
    ["rust", (name: string) => `pub struct ${name} {\n`],
    ["python", (name: string) => `class ${name}:\n`],
  ])("prints the types of all specified kinds in %s", async (language, declared) => {
    const { code, out } = await schema("--language", language);
    expect(code).toBe(0);
    const missing = kinds.filter((kind) => !out.toLowerCase().includes(declared(kind).toLowerCase()));
    expect(missing).toEqual([]);
    expect(out).toMatch(/^(?:\/\/|#) Made by shipslog .*; needs .*\.\n\n\S/);
  });

  it("prints the types of one kind alone, specified or observed", async () => {
    expect((await schema("docked", "--language", "rust")).out).not.toContain("pub struct Status {");
    expect((await schema("loadout", "--language", "rust")).out).toContain("pub struct Loadout {");
  });

  it.each([
    [["Dockd", "--language", "rust"], "did you mean Docked?"],
    [["--language", "cobol"], "one of csharp, rust, python"],
    [["--language", "rust", "--asyncapi"], "leave out --asyncapi"],
    [["--language", "rust", "--fly"], "leave out --fly"],
    [["Dockd"], "did you mean Docked?"],
    [["Lodout"], "did you mean Loadout?"],
    [["Docked", "--asyncapi"], "leave out the kind"],
    [["Docked", "Status"], "expected at most one kind"],
  ])("rejects %j", async (words, message) => {
    const { code, err } = await schema(...words);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
