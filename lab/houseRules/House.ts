import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { readPackages, root, type PackageManifest } from "../workspace.ts";

/** One TypeScript file, read and parsed. */
export interface Source {
  /** Where the file is, from the root of the project, with forward slashes. */
  readonly path: string;
  /** The folder name of its package; beside the packages the top folder, such as `lab`. */
  readonly owner: string;
  /** Which of the package's folders it is in: `page` runs in a browser, everything else is `src`. */
  readonly part: "src" | "page";
  /** Where the file is inside that folder. */
  readonly inside: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
  /** Written by a generator: no rule looks inside. */
  readonly isGenerated: boolean;
  /** A test, or something only tests import. */
  readonly isTest: boolean;
}

/** Everything the house rules look at. */
export interface House {
  /** The sources of the packages. */
  readonly sources: readonly Source[];
  /** The sources beside the packages: of the folders in `besideFolders`, and the configuration files at the root. */
  readonly beside: readonly Source[];
  /** The package.json of each package, by folder name. */
  readonly manifests: ReadonlyMap<string, PackageManifest>;
  /** The command lines of the root package.json. */
  readonly scripts: readonly string[];
}

/** A place where a house rule does not hold. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A house rule: it finds its violations in the whole house. */
export type HouseRule = (house: House) => readonly Violation[];

const testName = /\.(?:test|test-d|testing)\.tsx?$/;

/** The folders beside the packages that hold TypeScript. */
export const besideFolders = ["lab", "tests", "proof", "bench", "scripts", "examples"] as const;

/** Parses one file; its path says to which package it belongs and whether the rules look inside. */
export function parseSource(path: string, text: string): Source {
  if (!path.startsWith("packages/")) return parseBeside(path, text);
  const [, owner = "", folder, ...rest] = path.split("/");
  const part = folder === "page" ? "page" : "src";
  const inside = rest.join("/");
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const isGenerated = inside.startsWith("generated/");
  return { path, owner, part, inside, text, tree, isGenerated, isTest: testName.test(path) };
}

function parseBeside(path: string, text: string): Source {
  const [first = "", ...rest] = path.split("/");
  const [owner, inside] = rest.length === 0 ? [".", first] : [first, rest.join("/")];
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return { path, owner, part: "src", inside, text, tree, isGenerated: false, isTest: testName.test(path) };
}

/** Reads the sources of every package, and those beside the packages, as they are on disk. */
export function readHouse(): House {
  const packages = readPackages();
  const folders = packages.flatMap(({ folder }) => [`packages/${folder}/src`, `packages/${folder}/page`]);
  const sources = folders.filter((folder) => existsSync(join(root, folder))).flatMap(readSources);
  const manifests = new Map(packages.map(({ folder, manifest }) => [folder, manifest]));
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return { sources, beside: readBeside(), manifests, scripts: Object.values(scripts) };
}

function readBeside(): readonly Source[] {
  const configurations = readdirSync(root).filter((name) => name.endsWith(".config.ts"));
  const atRoot = configurations.map((name) => parseSource(name, readFileSync(join(root, name), "utf8")));
  return [...atRoot, ...besideFolders.flatMap(readSources)];
}

function readSources(folder: string): readonly Source[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const files = names.map((name) => name.replaceAll("\\", "/")).filter((name) => /\.tsx?$/.test(name));
  return files.sort().map((name) => parseSource(`${folder}/${name}`, readFileSync(join(root, folder, name), "utf8")));
}

/** The sources a person wrote to be shipped: neither generated nor tests. */
export function shippedSources({ sources }: House): readonly Source[] {
  return sources.filter(({ isGenerated, isTest }) => !isGenerated && !isTest);
}

/** All sources, those of packages first. */
export function allSources({ sources, beside }: House): readonly Source[] {
  return [...sources, ...beside];
}

/** Names the place of a violation. */
export function violationAt(rule: string, source: Source, node: ts.Node, message: string): Violation {
  const line = source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1;
  return { rule, file: source.path, line, message };
}

/** Visits every node below this one, parents first. */
export function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitNodes(child, visit));
}
