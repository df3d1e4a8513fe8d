import { kinds } from "@shipslog/contract";
import { observedKinds } from "@shipslog/contract/observed";
import { defineCommand, type Command } from "../command/Command.ts";
import { exitCodes } from "../failure/exitCodes.ts";
import { findObservedKind } from "./explain/observedPage.ts";
import { readSchemaText } from "#readSchemaText";
import { findKind } from "./explain/schemas.ts";
import { suggestKinds } from "../text/suggestKinds.ts";
import { UsageError } from "../failure/errors.ts";
import { requireParts } from "../parts/requireParts.ts";
import { readVersion } from "../parts/version.ts";

/** What quicktype is told about each language, and what the types need there. */
const languages = {
  // With the version of C# that Mono compiles too.
  csharp: {
    comment: "//",
    needs: "Newtonsoft.Json",
    options: { framework: "NewtonSoft", "csharp-version": "6", namespace: "Shipslog" },
  },
  rust: { comment: "//", needs: "serde (with derive) and serde_json", options: {} },
  python: { comment: "#", needs: "Python 3.7 or newer", options: {} },
} as const;

type Language = keyof typeof languages;

/** `shipslog schema`: prints the contract as JSON Schema, AsyncAPI or types of another language, for other tools. */
export const schemaCommand: Command = defineCommand({
  name: "schema",
  summary:
    "Prints a kind or the specified kinds as JSON Schema or as types of another language, the schema of fly, or the AsyncAPI document.",
  usage: "[KIND] [--language csharp|rust|python | --asyncapi | --fly]",
  words: [...kinds, ...observedKinds],
  options: {
    language: {
      type: "string",
      choices: Object.keys(languages) as readonly Language[],
      description: "print types and their JSON in this language, made by quicktype",
    },
    asyncapi: { type: "boolean", description: "print the AsyncAPI document of the whole interface" },
    fly: { type: "boolean", description: "print the schema of the messages of fly --stdio" },
  },
  examples: [
    ["shipslog schema FSDJump > FSDJump.schema.json", "the schema of one kind"],
    ["shipslog schema", "one object with the schema of every specified kind, by name"],
    ["shipslog schema --language csharp > Kinds.cs", "types of all specified kinds in C#"],
    ["shipslog schema --asyncapi", "channels and messages, for generators"],
  ],
  async run(args, host) {
    const [word, ...more] = args.positionals;
    if (more.length > 0) throw new UsageError("expected at most one kind; leave it out to print all");
    const document = documents.find(({ option }) => args.has(option));
    if (document !== undefined && word !== undefined) {
      throw new UsageError(`--${document.option} covers all kinds; leave out the kind`);
    }
    const language = args.optionalChoice("language");
    if (document !== undefined && language !== undefined) {
      throw new UsageError(`--language prints kinds; leave out --${document.option}`);
    }
    if (language !== undefined) {
      const chosen = word === undefined ? kinds : [knownKind(word)];
      requireParts(["quicktype"], host);
      host.out.write(await typesOf(chosen, language));
    } else if (document !== undefined) host.out.write(await document.read());
    else host.out.write(word === undefined ? await allSchemas() : await schemaOf(knownKind(word)));
    return exitCodes.fine;
  },
});

/** What is printed instead of kinds. */
const documents = [
  { option: "asyncapi", read: () => readSchemaText("asyncapi.json") },
  {
    option: "fly",
    read: async () => `${JSON.stringify((await import("./fly/protocol.ts")).protocolSchema, null, 2)}\n`,
  },
] as const;

const schemaOf = (kind: string): Promise<string> => readSchemaText(`${kind}.schema.json`);

function knownKind(word: string): string {
  const kind = findKind(word) ?? findObservedKind(word);
  if (kind !== undefined) return kind;
  throw new UsageError(
    `unknown kind ${word}; ${suggestKinds(word, [...kinds, ...observedKinds], `expected one of ${kinds.join(", ")}, or an observed kind`)}`,
  );
}

async function allSchemas(): Promise<string> {
  const schemas = await Promise.all(
    kinds.map(async (kind) => [kind, JSON.parse(await schemaOf(kind)) as object] as const),
  );
  return `${JSON.stringify(Object.fromEntries(schemas), null, 2)}\n`;
}

async function typesOf(chosen: readonly string[], language: Language): Promise<string> {
  const { InputData, JSONSchemaInput, quicktype } = await import("quicktype-core");
  // Our schemas refer to no others, so nothing is fetched.
  const input = new JSONSchemaInput(undefined);
  for (const kind of chosen) await input.addSource({ name: kind, schema: await schemaOf(kind) });
  const inputData = new InputData();
  inputData.addInput(input);
  const { comment, needs, options } = languages[language];
  const { lines } = await quicktype({
    inputData,
    lang: language,
    rendererOptions: options,
    // Its own would be doc comments in Rust, and an example that names other crates.
    leadingComments: [],
  });
  const origin = `${comment} Made by shipslog ${readVersion()} and quicktype from the JSON Schemas; needs ${needs}.`;
  return `${origin}\n\n${lines.join("\n").trim()}\n`;
}
