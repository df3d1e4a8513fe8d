import { posix } from "node:path";
import { arrows, buildTime, isBuildTime, pageArrows, type Arrows } from "./packageArrows.ts";
import { parseSource, violationAt, type House, type Source, type Violation } from "./House.ts";
import { importsOf, type Import } from "./imports.ts";

const noArrows: Arrows = { packages: [], node: false, libraries: [] };
const rule = "import arrows";

/** Packages import along the arrows of the design, never their own index, and shipped code never imports build-time code. */
export function importArrows({ sources }: House): readonly Violation[] {
  return sources
    .filter(({ isGenerated }) => !isGenerated)
    .flatMap((source) =>
      importsOf(source).flatMap((each) => {
        const message = each.file === undefined ? refusePackage(source, each) : refuseFile(source, each.file);
        return message === undefined ? [] : [violationAt(rule, source, each.node, message)];
      }),
    );
}

function arrowsOf(source: Source): Arrows {
  if (source.part === "page") return pageArrows[source.owner] ?? noArrows;
  return (isBuildTime(source) ? buildTime : arrows)[source.owner] ?? noArrows;
}

function refusePackage(source: Source, { specifier }: Import): string | undefined {
  const { packages, node, libraries } = arrowsOf(source);
  const sibling = siblingOf(specifier);
  if (sibling !== undefined) {
    return packages.includes(sibling) || isOwnInTest(source, sibling)
      ? undefined
      : `${source.owner} may not import ${specifier}`;
  }
  if (source.isTest) return undefined;
  if (specifier.startsWith("node:")) {
    return node ? undefined : `${source.owner} runs without Node and may not import ${specifier}`;
  }
  const isAllowed = libraries.some((library) => specifier === library || specifier.startsWith(asPrefix(library)));
  return isAllowed ? undefined : `${source.owner} may not depend on ${specifier}`;
}

/** A test may import its own package by name. */
function isOwnInTest({ isTest, owner }: Source, sibling: string): boolean {
  return isTest && owner === sibling;
}

function asPrefix(library: string): string {
  return library.endsWith("/") ? library : `${library}/`;
}

/** The folder name of the workspace package a specifier names. */
function siblingOf(specifier: string): string | undefined {
  const scoped = /^@shipslog\/([^/]+)/.exec(specifier)?.[1];
  return specifier === "shipslog" || specifier.startsWith("shipslog/") ? "cli" : scoped;
}

function refuseFile(source: Source, file: string): string | undefined {
  if (!file.startsWith(`packages/${source.owner}/`)) return `${file} is not a file of ${source.owner}`;
  if (source.isTest) return undefined;
  const isOwnIndex = posix.basename(file) === "index.ts" && source.path.startsWith(`${posix.dirname(file)}/`);
  if (isOwnIndex) return `${file} is for other folders, not for its own`;
  if (!isBuildTime(source) && isBuildTime(parseSource(file, ""))) return `${file} does not ship and this file does`;
  return undefined;
}
