import { declared, type SchemaNode } from "./declared.ts";
import { fileSchema, jsonSchema } from "./jsonSchema.ts";

/** Kinds that are written to a file and never to the journal (reading: Status). */
const fileOnly: Readonly<Record<string, string>> = { Status: "Status.json" };

/** The interface as an AsyncAPI 3 document: the journal's channel and the three files, all written by the game. */
export function asyncApi(): object {
  const kinds = [...declared];
  const journal = kinds.filter(([kind]) => fileOnly[kind] === undefined);
  const files = kinds.flatMap(([kind, node]) => {
    const file = node["x-file"]?.name ?? fileOnly[kind];
    return file === undefined ? [] : [{ kind, node, file }];
  });
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Game journal event interface",
      version: "1.0.0",
      description: "The journal a game client writes about one player's session, and three files beside it.",
      license: { name: "MIT" },
    },
    channels: {
      journal: channel(
        "Journal.{started}.{part}.log",
        "One JSON object per line.",
        journal.map(([kind]) => kind),
        {
          started: { description: "Local time at which the game was started." },
          part: { description: "Two digits, counted from 01." },
        },
      ),
      ...Object.fromEntries(
        files.map(({ kind, file, node }) => [`${kind}File`, channel(file, node.description ?? "", [`${kind}File`])]),
      ),
    },
    operations: Object.fromEntries(
      ["journal", ...files.map(({ kind }) => `${kind}File`)].map((name) => [
        `write-${name}`,
        { action: "send", channel: { $ref: `#/channels/${name}` } },
      ]),
    ),
    components: {
      messages: Object.fromEntries<object>([
        ...journal.map(([kind, node]): [string, object] => [kind, message(kind, node, jsonSchema(kind, node))]),
        ...files.map(({ kind, node }): [string, object] => {
          const name = `${kind}File`;
          return [name, message(kind, node, fileSchema(name, node))];
        }),
      ]),
    },
  };
}

function channel(address: string, description: string, messages: readonly string[], parameters?: object): object {
  return {
    address,
    description,
    messages: Object.fromEntries(messages.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
    ...(parameters && { parameters }),
  };
}

function message(kind: string, node: SchemaNode, payload: object): object {
  return { name: kind, summary: node.description, contentType: "application/json", payload };
}
