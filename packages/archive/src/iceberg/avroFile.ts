import { createHash } from "node:crypto";
import type Avro from "avsc";

/** Encodes records as an Avro file, with texts in its header. */
export async function encodeAvro(
  schema: Avro.Schema,
  records: readonly object[],
  header: Readonly<Record<string, string>>,
): Promise<Buffer> {
  const { streams } = await loadAvro();
  const metadata = Object.fromEntries(Object.entries(header).map(([key, text]) => [key, Buffer.from(text)]));
  // The marker between blocks must only be unlikely to occur in them.
  const syncMarker = createHash("sha256").update(JSON.stringify(header)).digest().subarray(0, 16);
  const options = { writeHeader: true, codec: "deflate", metadata, syncMarker };
  const encoder = new streams.BlockEncoder(schema, options);
  for (const record of records) encoder.write(record);
  encoder.end();
  return Buffer.concat((await encoder.toArray()) as Buffer[]);
}

/** Decodes the records of an Avro file. */
export async function decodeAvro(bytes: Buffer): Promise<readonly unknown[]> {
  const { streams } = await loadAvro();
  const decoder = new streams.BlockDecoder();
  decoder.end(bytes);
  return (await decoder.toArray()) as readonly unknown[];
}

/** Loaded when it is needed: only publishing does. */
async function loadAvro(): Promise<typeof Avro> {
  const { default: avro } = await import("avsc");
  return avro;
}
