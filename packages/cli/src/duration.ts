import { UsageError } from "./UsageError.ts";

const unitsMs: ReadonlyMap<string, number> = new Map([
  ["s", 1000],
  ["m", 60_000],
  ["h", 3_600_000],
  ["d", 86_400_000],
]);

/** Reads a duration such as `90s`, `45m`, `2h` or `1.5d`. */
export function parseDurationMs(text: string): number {
  const [, amount = "", unit = ""] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(text) ?? [];
  const durationMs = Number(amount) * (unitsMs.get(unit) ?? 0);
  if (!(durationMs > 0)) throw new UsageError(`${text} is no duration; write 90s, 45m, 2h or 1d`);
  return durationMs;
}

/** Says a duration in the two largest units that matter, as `2 h 5 min`. */
export function formatDuration(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const parts = [
    [days, "d"],
    [hours, "h"],
    [minutes, "min"],
    [seconds % 60, "s"],
  ] as const;
  const said = parts.filter(([amount]) => amount > 0).slice(0, 2);
  return said.length === 0 ? "0 s" : said.map(([amount, unit]) => `${amount} ${unit}`).join(" ");
}
