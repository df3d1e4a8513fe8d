import { readFileSync } from "node:fs";
import type { JsonObject } from "@shipslog/contract";
import { HabitObserver, type HabitCounts } from "@shipslog/contract/internal";

const head = /"timestamp": ?"([^"]+)", ?"event": ?"(\w+)"/;

/** Counts how the players of journals play; no content is kept. */
export function observeHabits(paths: readonly string[]): HabitCounts {
  const observer = new HabitObserver();
  for (const path of paths) {
    observer.startJournal();
    for (const text of readFileSync(path, "utf8").split("\n")) {
      const [, stamp = "", kind = ""] = head.exec(text) ?? [];
      const atS = Date.parse(stamp) / 1000;
      if (kind !== "" && !Number.isNaN(atS)) observer.add(kind, atS, () => readEvent(text));
    }
  }
  return observer.counts();
}

function readEvent(text: string): JsonObject {
  try {
    return JSON.parse(text) as JsonObject;
  } catch {
    // A torn line says nothing.
    return {};
  }
}

/** Rarer gaps, orders and values may be the habit of one player, and are not kept. */
const timesMin = { gaps: 30, orders: 20, values: 3 };

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, times) => sum + times, 0);

function keep<T>(rows: Readonly<Record<string, T>>, isKept: (value: T, name: string) => boolean) {
  return Object.fromEntries(Object.entries(rows).filter(([name, value]) => isKept(value, name)));
}

/** Returns what is frequent enough to be said of players in general. */
export function frequentHabits({ gaps, orders, stays, values, commanders }: HabitCounts): HabitCounts {
  const both = (order: string): number => {
    const [before = "", one = "", other = ""] = order.split(" ");
    return (orders[order] ?? 0) + (orders[`${before} ${other} ${one}`] ?? 0);
  };
  return {
    gaps: keep(gaps, (parts) => sumOf(parts) >= timesMin.gaps),
    orders: keep(orders, (_, order) => both(order) >= timesMin.orders),
    stays,
    values: Object.fromEntries(
      Object.entries(values).map(([kind, times]) => [kind, keep(times, (count) => count >= timesMin.values)]),
    ),
    // In an order that says nothing about who they are.
    commanders: commanders.toSorted((one, other) => (one.join() < other.join() ? -1 : 1)),
  };
}

/** Prints the counts as a module, one row a line. */
export function printHabits(habits: HabitCounts): string {
  const tables = Object.entries(frequentHabits(habits)).flatMap(([name, rows]: readonly [string, object]) =>
    Array.isArray(rows)
      ? [`  ${name}: [`, ...rows.map((row) => `    ${JSON.stringify(row)},`), "  ],"]
      : [
          `  ${name}: {`,
          ...Object.entries(rows).map(([row, value]) => `    ${JSON.stringify(row)}: ${JSON.stringify(value)},`),
          "  },",
        ],
  );
  return [
    'import type { HabitCounts } from "@shipslog/contract/internal";',
    "",
    "/** How real players play, as counts without a text of theirs; written by `tools/observe.ts --tables` and `--merge`. */",
    "export const habits: HabitCounts = {",
    ...tables,
    "};",
    "",
  ].join("\n");
}
