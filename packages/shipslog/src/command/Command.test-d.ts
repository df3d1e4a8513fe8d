import { describe, expectTypeOf, it } from "vitest";
import { defineCommand } from "./Command.ts";

describe("the arguments of a command", () => {
  it("follow from its options", () => {
    expectTypeOf(defineCommand).toBeFunction();
    defineCommand({
      name: "example",
      summary: "",
      usage: "",
      options: {
        quick: { type: "boolean", description: "" },
        out: { type: "string", value: "DIR", description: "" },
        format: { type: "string", choices: ["text", "json"], description: "", default: "text" },
        only: { type: "string", choices: ["spec", "game"], description: "" },
        seed: { type: "integer", value: "N", description: "" },
        threads: { type: "integer", value: "N", description: "", default: "2" },
        for: { type: "duration", value: "TIME", description: "", default: "1h" },
      },
      examples: [],
      run(args) {
        expectTypeOf(args.choice("format")).toEqualTypeOf<"text" | "json">();
        expectTypeOf(args.optionalChoice("only")).toEqualTypeOf<"spec" | "game" | undefined>();
        expectTypeOf(args.has("quick")).toEqualTypeOf<boolean>();
        expectTypeOf(args.has("quiet")).toEqualTypeOf<boolean>();
        expectTypeOf(args.optionalInteger("seed")).toEqualTypeOf<number | undefined>();
        expectTypeOf(args.integer("threads")).toEqualTypeOf<number>();
        expectTypeOf(args.optionalDurationMs("for")).toEqualTypeOf<number | undefined>();
        // @ts-expect-error -- there is no such option
        args.has("quite");
        // @ts-expect-error -- it has a value
        args.has("out");
        // @ts-expect-error -- it has none
        args.text("quick");
        // @ts-expect-error -- a misspelt name
        args.choice("fromat");
        // @ts-expect-error -- it has no default
        args.choice("only");
        // @ts-expect-error -- it has no choices
        args.choice("out");
        // @ts-expect-error -- it has no default
        args.integer("seed");
        // @ts-expect-error -- it is no duration
        args.durationMs("threads");
        return Promise.resolve(0);
      },
    });
  });
});
