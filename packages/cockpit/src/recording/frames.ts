/** Encodes one server-sent event. Id and data contain no line breaks, because both are already encoded. */
export function frameOf(event: "record" | "snapshot", id: string, data: string): string {
  return `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
}

const dataPrefix = "\ndata: ";

/** The data of an encoded event. */
export function dataOf(frame: string): string {
  return frame.slice(frame.indexOf(dataPrefix) + dataPrefix.length, -2);
}

/** The same event without its id, so that the client keeps its last id. */
export function withoutId(frame: string): string {
  return frame.slice(frame.indexOf("\n") + 1);
}

/** Encodes the first event of a stream. It has no id, so that a client keeps the one it resumes from. */
export function helloFrame(data: string): string {
  return `event: hello\ndata: ${data}\n\n`;
}
