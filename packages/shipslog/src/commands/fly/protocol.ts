import { kinds } from "@shipslog/contract";
import { observedKinds } from "@shipslog/contract/observed";
import { faults } from "@shipslog/faults";
import { scriptSchema } from "@shipslog/simulator";

type JsonSchema = Readonly<Record<string, unknown>>;

/** Counts up when a program that follows the protocol would have to change. */
export const protocolVersion = 1;

const id: JsonSchema = { description: "Any value; the answer repeats it." };
const speed: JsonSchema = {
  description: "A multiple of real time, or max for everything at once; by default that of the command.",
  oneOf: [{ type: "number", exclusiveMinimum: 0 }, { const: "max" }],
};
const isTrue: JsonSchema = { const: true };

/** A request: the field that names it, what else it may have, and what it does. */
interface RequestDeclaration {
  readonly does: string;
  /** The values of the field that names the request. */
  readonly value: JsonSchema;
  readonly fields?: Readonly<Record<string, JsonSchema>>;
}

/** Every request but `do`, whose fields are those of its step, by the field that names it. */
export const requests = {
  write: {
    does: "Writes an event of the program's own.",
    value: {
      type: "object",
      required: ["event"],
      properties: { event: { type: "string", minLength: 1 } },
    },
    fields: { check: { type: "boolean", description: "False writes what the contract does not allow." } },
  },
  pass: {
    does: "Lets time pass: milliseconds, or a text such as 90s, 10m or 2h.",
    value: {
      oneOf: [
        { type: "number", minimum: 0 },
        { type: "string", pattern: String.raw`^\d+(\.\d+)?[smhd]$` },
      ],
    },
    fields: { speed },
  },
  break: {
    does: "Damages the next place that a fault can damage.",
    value: { enum: faults.map(({ name }) => name) },
  },
  restart: {
    does: "Ends the game and starts it again, in a new journal.",
    value: isTrue,
    fields: { crash: { type: "boolean", description: "True ends it without another line." } },
  },
  written: {
    does: "Asks for the events of a kind so far, complete with the contents of companion files.",
    value: { enum: [...kinds, ...observedKinds] },
  },
  answers: { does: "Asks which faults have struck, and where.", value: isTrue },
  state: { does: "Asks for the state alone.", value: isTrue },
  close: { does: "Ends the game and the command.", value: isTrue },
} as const satisfies Readonly<Record<string, RequestDeclaration>>;

/** The name of a request: the field that it must have. */
export type RequestName = "do" | keyof typeof requests;

function requestSchema([name, { does, value, fields }]: readonly [string, RequestDeclaration]): JsonSchema {
  return {
    title: name,
    description: does,
    type: "object",
    required: [name],
    additionalProperties: false,
    properties: { id, [name]: value, ...fields },
  };
}

const doSchemas: readonly JsonSchema[] = (scriptSchema.items?.oneOf ?? []).map((step) => {
  return { ...step, properties: { id, ...step.properties, speed } };
});

const event: JsonSchema = {
  type: "object",
  required: ["timestamp", "event"],
  properties: { timestamp: { type: "string" }, event: { type: "string" } },
};
const events: JsonSchema = { type: "array", items: event, description: "What was written, in order, digit by digit." };
const state: JsonSchema = {
  type: "object",
  description: "What is true in the game after the request.",
  required: ["timeMs", "place", "sessions", "system", "isDocked", "isLanded", "isOnFoot", "ship", "credits", "flags"],
};
const reason: JsonSchema = { type: "string", description: "One sentence: what is wrong." };

/** The JSON Schema of every line that goes to and comes from `shipslog fly --stdio`. */
export const protocolSchema: JsonSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "shipslog fly --stdio",
  description: "One JSON object per line: requests to the command, and its answers.",
  oneOf: [{ $ref: "#/$defs/request" }, { $ref: "#/$defs/ready" }, { $ref: "#/$defs/done" }, { $ref: "#/$defs/failed" }],
  $defs: {
    request: {
      description: "A line to the command.",
      oneOf: [...doSchemas, ...Object.entries(requests).map(requestSchema)],
    },
    ready: {
      description: "The first line of the command, once the player has the ship.",
      type: "object",
      required: ["ready", "protocol", "folder", "state", "events"],
      additionalProperties: false,
      properties: {
        ready: isTrue,
        protocol: { const: protocolVersion },
        folder: { type: "string", description: "The journal folder." },
        state,
        events,
      },
    },
    done: {
      description: "The answer to a request that was carried out.",
      type: "object",
      required: ["ok", "state"],
      additionalProperties: false,
      properties: {
        id,
        ok: isTrue,
        state,
        events,
        answers: {
          type: "array",
          items: { type: "object", required: ["fault"] },
          description: "The faults that have struck so far, with the findings that shipslog check reports.",
        },
      },
    },
    failed: {
      description: "The answer to a request that was not carried out; a refused step may have begun.",
      type: "object",
      required: ["ok", "error", "reason"],
      additionalProperties: false,
      properties: {
        id,
        ok: { const: false },
        error: { enum: ["refused", "invalid"] },
        reason,
        possible: { type: "string", description: "One sentence: what would make a refused step possible." },
        state,
      },
      oneOf: [
        { properties: { error: { const: "refused" } }, required: ["possible", "state"] },
        { properties: { error: { const: "invalid" } } },
      ],
    },
  },
};
