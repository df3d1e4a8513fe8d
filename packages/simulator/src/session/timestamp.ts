let dayOfText = Number.NaN;
let dayText = "";

/** Writes a time as the journal does: UTC, whole seconds. */
export function timestampOf(timeMs: number): string {
  const seconds = Math.floor(timeMs / 1000);
  const day = Math.floor(seconds / 86_400);
  if (day !== dayOfText) {
    dayOfText = day;
    dayText = new Date(day * 86_400_000).toISOString().slice(0, 11);
  }
  const left = seconds - day * 86_400;
  const hour = Math.floor(left / 3600);
  const minute = Math.floor((left - hour * 3600) / 60);
  return `${dayText}${pairs[hour]}:${pairs[minute]}:${pairs[left % 60]}Z`;
}

/** Two digits for each number up to 59. */
const pairs = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));
