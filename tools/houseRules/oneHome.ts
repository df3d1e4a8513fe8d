import { exportedNamesOf } from "./exportedNames.ts";
import { allSources, violationAt, type House, type Source, type Violation } from "./House.ts";
import { sharedNames } from "./sharedNames.ts";

/** An exported name has one home in the repository, or its reason in `sharedNames`. */
export function oneHome(house: House, reasons: Reasons = sharedNames): readonly Violation[] {
  return [...homesOf(house)]
    .filter(([name, homes]) => homes.length > 1 && !Object.hasOwn(reasons, name))
    .flatMap(([name, homes]) => {
      const [{ source: first }, ...others] = homes as [Home, ...Home[]];
      return others.map(({ source, node }) =>
        violationAt("one home", source, node, `${name} is exported by ${first.path} too`),
      );
    });
}

/** A reason in `sharedNames` that no pair of homes needs is a mistake. */
export function reasonsNeeded(house: House, reasons: Reasons = sharedNames): readonly Violation[] {
  const homes = homesOf(house);
  return Object.keys(reasons)
    .filter((name) => (homes.get(name) ?? []).length < 2)
    .map((name) => ({
      rule: "one home",
      file: "tools/houseRules/sharedNames.ts",
      line: 1,
      message: `${name} has one home and needs no reason`,
    }));
}

type Reasons = Readonly<Record<string, string>>;

interface Home {
  readonly source: Source;
  readonly node: Parameters<typeof violationAt>[2];
}

/** Where each name is exported; generated files repeat the names of their declarations and do not count. */
function homesOf(house: House): ReadonlyMap<string, readonly Home[]> {
  const homes = new Map<string, Home[]>();
  for (const source of allSources(house).filter(({ isGenerated, isTest }) => !isGenerated && !isTest)) {
    for (const { name, declarations } of exportedNamesOf(source)) {
      const home = { source, node: declarations[0]! };
      homes.set(name, [...(homes.get(name) ?? []), home]);
    }
  }
  return homes;
}
