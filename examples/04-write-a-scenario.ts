/** Defines a scenario, simulates it, and counts the events of each kind. */
import { parseScenario, simulate } from "@shipslog/simulator";

// A scenario is data: `shipslog simulate courier.json --out journal` reads the same text from a file.
const parsed = parseScenario(`{
  "name": "courier",
  "description": "Short hops between ports, never a fight, often a look at the modules.",
  "ship": "trader",
  "begins": "docked",
  "region": "bubble",
  "roams": { "ports": 5, "home": 1 },
  "activities": { "dock": 10, "look-at-modules": 3, "hunt": 0, "escape-interdiction": 0 }
}`);
if (!parsed.ok) throw new Error(parsed.problems.map(({ pointer, message }) => `${pointer}: ${message}`).join("\n"));

const { scenario } = parsed;
const start = Date.UTC(2026, 4, 1, 12);
const session = simulate({ scenario, seed: 42, dialect: "spec", start, durationMs: 3 * 3_600_000 });

const counts = new Map<string, number>();
for (const { event } of session) {
  const kind = event?.["event"];
  if (typeof kind === "string") counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
for (const [kind, count] of counts) console.log(`${kind} ${count}`);
