const daySeconds = 86_400;
const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A tick of a time axis. */
export interface TimeTick {
  readonly seconds: number;
  readonly label: string;
}

/** Ticks at the start of days, months or years, with `most` labels at most if there is no more than a decade. */
export function timeTicks(from: number, to: number, most: number): readonly TimeTick[] {
  const days = (to - from) / daySeconds;
  if (days <= 31) return dayTicks(from, to, Math.max(1, Math.ceil(days / (most - 2))));
  return monthTicks(from, to, Math.max(1, Math.ceil(days / 30.5 / most)));
}

function dayTicks(from: number, to: number, step: number): readonly TimeTick[] {
  const ticks: TimeTick[] = [];
  const first = Math.ceil(from / daySeconds) * daySeconds;
  for (let seconds = first; seconds < to; seconds += step * daySeconds) {
    const date = new Date(seconds * 1000);
    ticks.push({ seconds, label: `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]}` });
  }
  return ticks;
}

function monthTicks(from: number, to: number, step: number): readonly TimeTick[] {
  const ticks: TimeTick[] = [];
  const begin = new Date(from * 1000);
  // January always has a tick, because its label is the year.
  const steps = [1, 2, 3, 4, 6, 12].find((months) => months >= step) ?? 12;
  for (let month = begin.getUTCMonth(); ; month++) {
    const date = new Date(Date.UTC(begin.getUTCFullYear(), month));
    const seconds = date.getTime() / 1000;
    if (seconds >= to) return ticks;
    const index = date.getUTCMonth();
    if (seconds < from || index % steps !== 0) continue;
    ticks.push({ seconds, label: index === 0 ? String(date.getUTCFullYear()) : (monthNames[index] ?? "") });
  }
}
