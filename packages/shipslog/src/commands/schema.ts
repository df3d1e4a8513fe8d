import { kinds } from "@shipslog/contract";
import { observedKinds } from "@shipslog/contract/observed";
import { defineCommand, type Command } from "../command/Command.ts";
import { exitCodes } from "../failure/exitCodes.ts";
import { findObservedKind } from "./explain/observedPage.ts";
import { readSchemaText } from "#readSchemaText";
import { findKind } from "./explain/schemas.ts";
import { suggestKinds } from "../text/suggestKinds.ts";
import { UsageError } from "../failure/errors.ts";

/** `shipslog schema`: prints the contract as JSON Schema or AsyncAPI, for other tools. */
export const schemaCommand: Command = defineCommand({
  name: "schema",
  summary:
    "Prints the JSON Schema of a kind, of the specified kinds or of the messages of fly, or the AsyncAPI document.",
  usage: "[KIND] [--asyncapi | --fly]",
  words: [...kinds, ...observedKinds],
  options: {
    asyncapi: { type: "boolean", description: "print the AsyncAPI document of the whole interface" },
    fly: { type: "boolean", description: "print the schema of the messages of fly --stdio" },
  },
  examples: [
    ["shipslog schema FSDJump > FSDJump.schema.json", "the schema of one kind"],
    ["shipslog schema", "one object with the schema of every specified kind, by name"],
    ["shipslog schema --asyncapi", "channels and messages, for generators"],
  ],
  async run(args, host) {
    const [word, ...more] = args.positionals;
    if (more.length > 0) throw new UsageError("expected at most one kind; leave it out to print all");
    const document = documents.find(({ option }) => args.has(option));
    if (document !== undefined && word !== undefined) {
      throw new UsageError(`--${document.option} covers all kinds; leave out the kind`);
    }
    if (document !== undefined) host.out.write(await document.read());
    else host.out.write(word === undefined ? await allSchemas() : await oneSchema(word));
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

async function oneSchema(word: string): Promise<string> {
  const kind = findKind(word) ?? findObservedKind(word);
  if (kind !== undefined) return await readSchemaText(`${kind}.schema.json`);
  throw new UsageError(
    `unknown kind ${word}; ${suggestKinds(word, [...kinds, ...observedKinds], `expected one of ${kinds.join(", ")}, or an observed kind`)}`,
  );
}

async function allSchemas(): Promise<string> {
  const schemas = await Promise.all(
    kinds.map(async (kind) => [kind, JSON.parse(await readSchemaText(`${kind}.schema.json`)) as object] as const),
  );
  return `${JSON.stringify(Object.fromEntries(schemas), null, 2)}\n`;
}
