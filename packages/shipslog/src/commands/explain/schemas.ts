import { isKind, kinds, type Kind } from "@shipslog/contract";
import { readSchemaText } from "#readSchemaText";

/** The parts of a published JSON Schema that `explain` uses. The contract adds the `x-` annotations. */
export interface PublishedSchema {
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly not?: object;
  readonly items?: PublishedSchema;
  readonly properties?: Readonly<Record<string, PublishedSchema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly { readonly if: PublishedSchema; readonly then: PublishedSchema }[];
  readonly "x-section"?: string;
  readonly "x-expected"?: string;
  readonly "x-strength"?: "closed" | "seen" | "example";
  readonly "x-values"?: readonly unknown[];
  readonly "x-decimals"?: number;
  readonly "x-precision"?: string;
  readonly "x-bigint"?: boolean;
  readonly "x-file"?: string;
}

/** Reads the published JSON Schema of a kind, parsed. */
export async function readKindSchema(kind: Kind): Promise<PublishedSchema> {
  return JSON.parse(await readSchemaText(`${kind}.schema.json`)) as PublishedSchema;
}

/** Finds a kind by name, in any case. */
export function findKind(word: string): Kind | undefined {
  if (isKind(word)) return word;
  return kinds.find((kind) => kind.toLowerCase() === word.toLowerCase());
}
