/** Writes one server-sent event; neither id nor data can hold a line end, because both are encoded. */
export function frameOf(event: "record" | "snapshot", id: string, data: string): string {
  return `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
}

const dataMark = "\ndata: ";

/** The data of an event. */
export function dataOf(frame: string): string {
  return frame.slice(frame.indexOf(dataMark) + dataMark.length, -2);
}

/** The same event without an id, so that whoever receives it keeps the place it has. */
export function withoutId(frame: string): string {
  return frame.slice(frame.indexOf("\n") + 1);
}
