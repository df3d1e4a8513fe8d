import { isBuildTime } from "./packageArrows.ts";
import { shippedSources, violationAt, type House, type Violation } from "./House.ts";
import { importsOf } from "./imports.ts";

const rule = "declared dependencies";

/** What ships imports only what its package.json declares; npm would let an undeclared import of the workspace resolve. */
export function declaredDependencies(house: House): readonly Violation[] {
  return (
    shippedSources(house)
      // What a page imports is bundled into it when the package is built.
      .filter((source) => !isBuildTime(source) && source.part !== "page")
      .flatMap((source) => {
        const { dependencies, peerDependencies } = house.manifests.get(source.owner) ?? {};
        const declared = Object.keys({ ...dependencies, ...peerDependencies });
        const undeclared = importsOf(source).filter(
          ({ specifier, file }) =>
            file === undefined && !specifier.startsWith("node:") && !declared.includes(nameIn(specifier)),
        );
        return undeclared.map(({ node, specifier }) =>
          violationAt(
            rule,
            source,
            node,
            `${nameIn(specifier)} is not a dependency in packages/${source.owner}/package.json`,
          ),
        );
      })
  );
}

function nameIn(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
