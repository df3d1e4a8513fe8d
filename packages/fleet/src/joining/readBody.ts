import type { IncomingMessage } from "node:http";

/** Reads a body up to a size. A larger one is not read to its end, whatever its headers say. */
export async function readBody(
  message: IncomingMessage,
  mostBytes: number,
): Promise<{ readonly text: string } | "too-large" | "ended"> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > mostBytes) return "too-large";
      chunks.push(chunk);
    }
  } catch {
    return "ended";
  }
  return { text: Buffer.concat(chunks).toString("utf8") };
}
