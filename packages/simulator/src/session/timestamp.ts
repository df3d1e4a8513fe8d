const dayMs = 86_400_000;
const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));

/** The date of the last call. Status needs a timestamp for every step of the model, and most of them share their date. */
let last = { day: 0, date: "1970-01-01" };

/** Formats a time as the journal does: UTC, whole seconds. */
export function timestampOf(timeMs: number): string {
  const day = Math.floor(timeMs / dayMs);
  if (day !== last.day) last = { day, date: new Date(timeMs).toISOString().slice(0, -14) };
  const seconds = Math.floor((timeMs - day * dayMs) / 1000);
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${last.date}T${twoDigits[hour]}:${twoDigits[minute]}:${twoDigits[seconds % 60]}Z`;
}
