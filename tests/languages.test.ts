/** Tools in other languages are tested with a directed game: in pytest, as plugins of EDMC, in Rust and in C#. */
import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consumersFolder, edmcNeeds } from "./helpers/consumers/runEdmc.ts";
import { needs } from "./helpers/needs/needs.ts";
import { root } from "../tools/workspace.ts";

const run = promisify(execFile);
const examples = join(root, "examples");

/** Where a program or a Python package is; a path that does not exist if it is nowhere, which skips what needs it. */
function whereIs(program: string, ...words: readonly string[]): string {
  const { stdout } = spawnSync(program, words, { encoding: "utf8" });
  return stdout === null || stdout.trim() === "" ? `${program} ${words.at(-1)}` : stdout.trim();
}
const pytest = needs(whereIs("python3", "-c", "import pytest, pip, tomllib; print(pytest.__file__)"));
const rust = needs(whereIs("which", "rustc"));
const csharp = needs(whereIs("which", "mcs"), whereIs("which", "mono"));
const python = needs(whereIs("which", "python3"));

let place = "";
let env: NodeJS.ProcessEnv = {};
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-languages-"));
  const shipslog = [process.execPath, "--conditions=@shipslog/source", join(root, "packages/shipslog/src/shipslog.ts")];
  const { VITEST: _vitest, NODE_TEST_CONTEXT: _context, ...outside } = process.env;
  env = {
    ...outside,
    SHIPSLOG: shipslog.join(" "),
    // Each game is a process: without the cache each would strip the types of all sources.
    NODE_COMPILE_CACHE: join(root, ".cache/compile"),
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONPATH: join(place, "installed"),
  };
});
afterAll(() => rmSync(place, { recursive: true }));

describe("pytest-shipslog", () => {
  pytest.it("is installed by pip from its folder alone, and passes its tests and those of the examples", async () => {
    // pip leaves a build folder behind, so it gets a copy.
    cpSync(join(root, "python"), join(place, "python"), { recursive: true });
    const target = ["--target", join(place, "installed"), "--no-index", "--no-deps", "--quiet"];
    await run("python3", ["-m", "pip", "install", ...target, join(place, "python")], { env });
    const tests = [join(root, "python/tests"), join(examples, "overlay"), join(examples, "15-test-with-pytest.py")];
    // The test on the page of the guide, beside the tool that it imports.
    const guide = readFileSync(join(root, "docs/guides/test-your-tool.md"), "utf8");
    cpSync(join(examples, "overlay/overlay.py"), join(place, "guide/overlay.py"));
    writeFileSync(join(place, "guide/test_guide.py"), /^```python\n(.*?)^```/ms.exec(guide)?.[1] ?? "");
    tests.push(join(place, "guide"));
    // The installed package is found by its entry point: nothing names it here.
    const words = [
      "-m",
      "pytest",
      "-q",
      "-p",
      "no:cacheprovider",
      "--rootdir",
      place,
      "--basetemp",
      join(place, "games"),
    ];
    const { stdout } = await run("python3", [...words, ...tests], { env, cwd: place });
    expect(stdout).toMatch(/^21 passed in /m);
  });

  needs(edmcNeeds[0] ?? "", ...edmcNeeds.slice(1)).it("tells plugins the state that EDMC tells them", async () => {
    await run("tar", ["-xJf", resolve(root, consumersFolder, "edmc.tar.xz"), "-C", place]);
    const home = join(place, "home");
    const data = join(home, ".local/share/EDMarketConnector");
    mkdirSync(data, { recursive: true });
    for (const name of ["ships.json", "modules.json"]) cpSync(join(place, "edmc", name), join(data, name));
    const words = ["/usr/bin/python3", join(root, "python/tests/same_state_as_edmc.py"), join(place, "edmc"), "1", "2"];
    const { stdout } = await run("xvfb-run", ["-a", ...words], {
      env: {
        ...env,
        HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: join(home, ".local/share"),
        PYTHONPATH: join(root, "python"),
      },
    });
    const reports = stdout.trimEnd().split("\n");
    expect(reports).toHaveLength(2);
    for (const report of reports) {
      const { lines, differences } = JSON.parse(report) as { readonly lines: number; readonly differences: object };
      expect([lines > 200, differences]).toEqual([true, {}]);
    }
  });
});

describe("a caller in another language", () => {
  rust.it("directs a game in Rust", async () => {
    const program = join(place, "rust");
    await run("rustc", ["-o", program, join(examples, "16-test-in-rust.rs")]);
    expect((await run(program, { env })).stdout).toBe("ok: true\n");
  });

  csharp.it("directs a game in C#", async () => {
    const program = join(place, "csharp.exe");
    await run("mcs", [`-out:${program}`, join(examples, "17-test-in-csharp.cs")]);
    expect((await run("mono", [program], { env })).stdout).toBe("ok\n");
  });

  it("directs a game in node:test", async () => {
    const words = [
      "--conditions=@shipslog/source",
      "--test",
      "--test-reporter=tap",
      join(examples, "overlay/overlay.node.mjs"),
    ];
    expect((await run(process.execPath, words, { env })).stdout).toMatch(/^# pass 3\n# fail 0$/m);
  });
});

describe("types that schema --language prints", () => {
  /** All specified kinds in one file, one of them alone, and observed kinds. */
  const chosen = [[], ["FSDJump"], ["Loadout"], ["Scan"]];

  /** Prints the types to a folder of their own, and returns it with the names of the files. */
  async function printTypes(language: string, extension: string) {
    const folder = join(place, `types-${language}`);
    mkdirSync(folder);
    const [node = "", ...words] = env["SHIPSLOG"]?.split(" ") ?? [];
    const names: string[] = [];
    for (const kind of chosen) {
      const { stdout } = await run(node, [...words, "schema", ...kind, "--language", language], { env });
      const name = `${kind[0] ?? "Kinds"}${extension}`;
      writeFileSync(join(folder, name), stdout);
      names.push(name);
    }
    return { folder, names, inFolder: { cwd: folder, env } };
  }

  const derive = (name: string) =>
    `#[proc_macro_derive(${name}, attributes(serde))]\npub fn ${name.toLowerCase()}(_: proc_macro::TokenStream) -> proc_macro::TokenStream { Default::default() }`;

  rust.it("compile in Rust", async () => {
    const { folder, names, inFolder } = await printTypes("rust", ".rs");
    // The crates that the types name, as far as a compiler asks: nothing is fetched.
    writeFileSync(
      join(folder, "serde.rs"),
      `extern crate proc_macro;\n${["Serialize", "Deserialize"].map(derive).join("\n")}\n`,
    );
    writeFileSync(join(folder, "serde_json.rs"), "#[derive(Debug, Clone)]\npub struct Value;\n");
    await run("rustc", ["--crate-type", "proc-macro", "serde.rs"], inFolder);
    await run("rustc", ["--crate-type", "rlib", "serde_json.rs"], inFolder);
    const crates = ["--extern", "serde=libserde.so", "--extern", "serde_json=libserde_json.rlib"];
    for (const name of names) {
      await run("rustc", ["--edition", "2021", "--crate-type", "rlib", ...crates, name], inFolder);
    }
  });

  csharp.it("compile in C#", async () => {
    const { folder, names, inFolder } = await printTypes("csharp", ".cs");
    writeFileSync(join(folder, "Json.cs"), newtonsoft);
    await run("mcs", ["-target:library", "Json.cs"], inFolder);
    for (const name of names) await run("mcs", ["-target:library", "-r:Json.dll", name], inFolder);
  });

  python.it("read a line and write the same in Python", async () => {
    const { names, inFolder } = await printTypes("python", ".py");
    for (const name of names) await run("python3", ["-c", `import ${name.slice(0, -".py".length)}`], inFolder);
    const line = { timestamp: "2026-05-01T12:00:00Z", event: "CargoTransfer", Transfers: [] };
    const words =
      "import json, sys, Kinds; print(json.dumps(Kinds.CargoTransfer.from_dict(json.loads(sys.argv[1])).to_dict()))";
    const { stdout } = await run("python3", ["-c", words, JSON.stringify(line)], inFolder);
    expect(JSON.parse(stdout)).toEqual(line);
  });
});

/** Newtonsoft.Json as far as the types name it: nothing is fetched. */
const newtonsoft = `
using System;
using System.Collections.Generic;
using System.Globalization;
namespace Newtonsoft.Json {
  public enum NullValueHandling { Ignore }
  public enum MetadataPropertyHandling { Ignore }
  public enum DateParseHandling { None }
  public enum JsonToken { Null, Integer, Float, String, Date, Boolean, StartObject, StartArray, EndArray }
  public enum Required { Always, DisallowNull, AllowNull }
  public class JsonPropertyAttribute : Attribute {
    public JsonPropertyAttribute(string name) { }
    public NullValueHandling NullValueHandling { get; set; }
    public Required Required { get; set; }
  }
  public class JsonConverterAttribute : Attribute { public JsonConverterAttribute(Type type) { } }
  public abstract class JsonConverter {
    public abstract bool CanConvert(Type type);
    public abstract object ReadJson(JsonReader reader, Type type, object existing, JsonSerializer serializer);
    public abstract void WriteJson(JsonWriter writer, object value, JsonSerializer serializer);
  }
  public class JsonReader { public JsonToken TokenType; public bool Read() { return false; } }
  public class JsonWriter { public void WriteStartArray() { } public void WriteEndArray() { } }
  public class JsonSerializer {
    public T Deserialize<T>(JsonReader reader) { return default(T); }
    public void Serialize(JsonWriter writer, object value) { }
  }
  public class JsonSerializerSettings {
    public MetadataPropertyHandling MetadataPropertyHandling;
    public DateParseHandling DateParseHandling;
    public IList<JsonConverter> Converters = new List<JsonConverter>();
  }
  public static class JsonConvert {
    public static T DeserializeObject<T>(string json, JsonSerializerSettings settings) { return default(T); }
    public static string SerializeObject(object value, JsonSerializerSettings settings) { return null; }
  }
}
namespace Newtonsoft.Json.Converters {
  public class IsoDateTimeConverter : JsonConverter {
    public DateTimeStyles DateTimeStyles;
    public override bool CanConvert(Type type) { return false; }
    public override object ReadJson(JsonReader reader, Type type, object existing, JsonSerializer serializer) { return null; }
    public override void WriteJson(JsonWriter writer, object value, JsonSerializer serializer) { }
  }
}
`;
