import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kinds, type JsonValue } from "@shipslog/contract";
import type { LoggedMoment } from "../../packages/simulator/src/session/LoggedMoment.ts";
import { root } from "../workspace.ts";
import type { Judge } from "./sessions.ts";

interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly not?: unknown;
}

/** Lists the optional fields of the published schemas as `Kind Path[].Field`, without fields that are forbidden. */
export function optionalFields(): readonly string[] {
  return kinds.flatMap((kind) => {
    const text = readFileSync(join(root, `packages/contract/schemas/${kind}.schema.json`), "utf8");
    return [...optionalIn(JSON.parse(text) as SchemaNode, `${kind} `)];
  });
}

function* optionalIn(node: SchemaNode, path: string): Generator<string> {
  if (node.items !== undefined) yield* optionalIn(node.items, `${path}[]`);
  for (const [name, inner] of Object.entries(node.properties ?? {})) {
    if (inner.not !== undefined) continue;
    const at = path.endsWith(" ") ? `${path}${name}` : `${path}.${name}`;
    if (node.required?.includes(name) !== true) yield at;
    yield* optionalIn(inner, at);
  }
}

/** Collects every field that events and companion files contain. */
export function fieldCollector(): Judge & { readonly seen: ReadonlySet<string> } {
  const seen = new Set<string>();
  const collect = (value: JsonValue, path: string): void => {
    if (Array.isArray(value)) for (const item of value as readonly JsonValue[]) collect(item, `${path}[]`);
    else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        const at = path.endsWith(" ") ? `${path}${name}` : `${path}.${name}`;
        seen.add(at);
        collect(inner, at);
      }
    }
  };
  return {
    seen,
    begin: () => undefined,
    see({ event, companions }: LoggedMoment) {
      for (const each of [event, ...Object.values(companions)]) {
        if (each !== undefined) collect(each, `${each["event"] as string} `);
      }
    },
  };
}
