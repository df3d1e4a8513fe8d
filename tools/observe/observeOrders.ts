import { readFileSync } from "node:fs";

/** Lines further apart are not written together. */
const togetherS = 2;
/** Rarer orders may be the habit of one player. */
const timesMin = 20;

const head = /"timestamp": ?"([^"]+)", ?"event": ?"(\w+)"/;

/** Counts the orders in which kinds follow each other in journals; no content is kept. */
export function countOrders(paths: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const path of paths) {
    let before = "";
    let last = { kind: "", atS: Number.NaN };
    for (const text of readFileSync(path, "utf8").split("\n")) {
      const [, stamp = "", kind = ""] = head.exec(text) ?? [];
      if (kind === "") continue;
      const atS = Date.parse(stamp) / 1000;
      const order = `${before} ${last.kind} ${kind}`;
      if (before !== "" && kind !== last.kind && Math.abs(atS - last.atS) <= togetherS) {
        times.set(order, (times.get(order) ?? 0) + 1);
      }
      before = last.kind;
      last = { kind, atS };
    }
  }
  return times;
}

/** Returns, for each kind and two kinds in order of name that follow it together, the share in which the first comes first. */
export function orderSharesOf(times: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  const shares: Record<string, number> = {};
  for (const order of [...times.keys()].toSorted()) {
    const [before = "", one = "", other = ""] = order.split(" ");
    const [first, second] = one < other ? [one, other] : [other, one];
    const straight = times.get(`${before} ${first} ${second}`) ?? 0;
    const reversed = times.get(`${before} ${second} ${first}`) ?? 0;
    if (straight + reversed < timesMin) continue;
    shares[`${before} ${first} ${second}`] = Number((straight / (straight + reversed)).toFixed(2));
  }
  return shares;
}

/** Prints the table as a module, one order a line. */
export function printOrders(shares: Readonly<Record<string, number>>): string {
  const rows = Object.entries(shares).map(([order, share]) => `  "${order}": ${share},`);
  return [
    "/**",
    " * After a kind, two kinds that the game writes together: the share of real journals in which the second word of the key comes",
    " * before the third. Written by `tools/observe.ts --tables`.",
    " */",
    "export const orderShares: Readonly<Record<string, number>> = {",
    ...rows,
    "};",
    "",
  ].join("\n");
}
