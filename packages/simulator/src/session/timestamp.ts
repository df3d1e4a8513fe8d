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
  const minute = Math.floor((left % 3600) / 60);
  return `${dayText}${two(hour)}:${two(minute)}:${two(left % 60)}Z`;
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
