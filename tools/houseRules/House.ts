import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { readPackages, root } from "../workspace.ts";

/** One TypeScript file, read and parsed. */
export interface Source {
  /** Where the file is, from the root of the project, with forward slashes. */
  readonly path: string;
  /** The folder name of its package; beside the packages the top folder, such as `tools`. */
  readonly owner: string;
  /** Which of the package's folders it is in, such as `src`, or `page`, which runs in a browser. */
  readonly part: string;
  /** Where the file is inside that folder. */
  readonly inside: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
  /** Written by a generator: no rule looks inside. */
  readonly isGenerated: boolean;
  readonly isTest: boolean;
}

/** Everything the house rules look at. */
export interface House {
  /** The sources of the packages, with the tests beside them. */
  readonly sources: readonly Source[];
  /** What does not ship: the tests of packages, the folders beside them, and the configuration files at the root. */
  readonly beside: readonly Source[];
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

const testName = /\.(?:test|test-d)\.tsx?$/;
const sourceFolders = ["src", "page"];
const besideFolders = ["tests", "bench", "tools", "examples"];

/** Parses one file; its path says to which package it belongs and whether the rules look inside. */
export function parseSource(path: string, text: string): Source {
  const [first = "", ...rest] = path.split("/");
  const [owner = "", part = "src", ...inner] = first === "packages" ? rest : [first, "src", ...rest];
  const inside = inner.join("/");
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const isGenerated = first === "packages" && inside.startsWith("generated/");
  return { path, owner, part, inside, text, tree, isGenerated, isTest: testName.test(path) };
}

/** Says whether a path is one of a package's own sources. */
export function isInPackage(path: string): boolean {
  const [first, , part = ""] = path.split("/");
  return first === "packages" && sourceFolders.includes(part);
}

/** Reads the sources of every package, and those beside the packages, as they are on disk. */
export function readHouse(): House {
  const packages = readPackages().map(({ folder }) => `packages/${folder}`);
  const sources = packages.flatMap((path) => sourceFolders.flatMap((part) => readSources(`${path}/${part}`)));
  const tests = packages.flatMap((path) => readSources(`${path}/tests`));
  const atRoot = readdirSync(root).filter((name) => name.endsWith(".config.ts"));
  return { sources, beside: [...atRoot.map(readSource), ...tests, ...besideFolders.flatMap(readSources)] };
}

function readSources(folder: string): readonly Source[] {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const files = names.map((name) => name.replaceAll("\\", "/")).filter((name) => /\.tsx?$/.test(name));
  return files.sort().map((name) => readSource(`${folder}/${name}`));
}

function readSource(path: string): Source {
  return parseSource(path, readFileSync(join(root, path), "utf8"));
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
