import { join } from "node:path";
import { kindTier } from "@shipslog/contract/observed";
import ts from "typescript";
import { readPackages, type ExportTarget, type WorkspacePackage } from "../../workspace.ts";
import type { Page } from "../Page.ts";
import { aliasedSymbol, describeExport, type DescribedExport } from "./describeExport.ts";

/** A module that users import, such as `@shipslog/contract/text`, and its source file. */
interface EntryPoint {
  readonly specifier: string;
  readonly page: string;
  readonly file: string;
}

/** A page for each module that users import, with every export, its sentence and its shape. */
export function exportPages(): readonly Page[] {
  const entryPoints = readPackages().flatMap(entryPointsOf);
  const program = ts.createProgram(
    entryPoints.map(({ file }) => file),
    {
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ESNext,
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      customConditions: ["@shipslog/source"],
      types: ["node"],
    },
  );
  const homes = new Map<ts.Symbol, string>();
  const pages = entryPoints.map((each) => entryPage(each, program, homes));
  const list = entryPoints.map(({ specifier, page }) => `- [${specifier}](./${page}.md)`);
  const index = `# Exports\n\nWhat each module exports.\n\n${list.join("\n")}\n`;
  return [{ path: "exports/index.md", text: index }, ...pages];
}

function entryPointsOf({ path, manifest }: WorkspacePackage): readonly EntryPoint[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) => {
    const file = sourceOf(target);
    // What is internal is for our own packages.
    // A pattern such as `./kinds/*` exports one by one what the main module exports together.
    if (file === undefined || subpath.includes("*") || subpath === "./internal") return [];
    const specifier = join(manifest.name, subpath);
    return [{ specifier, page: specifier.replace(/^@/, "").replaceAll("/", "-"), file: join(path, file) }];
  });
}

function sourceOf(target: ExportTarget): string | undefined {
  const file = typeof target === "string" ? undefined : target["@shipslog/source"];
  return typeof file === "string" ? file : undefined;
}

/** `homes` has the page on which an export is described; another module that has it too links there. */
function entryPage({ specifier, page, file }: EntryPoint, program: ts.Program, homes: Map<ts.Symbol, string>): Page {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} exports nothing`);
  const symbols = checker.getExportsOfModule(module).toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const links: string[] = [];
  const sections: string[] = [];
  for (const symbol of symbols) {
    const { name } = symbol;
    const meant = aliasedSymbol(symbol, checker);
    const home = pageOfKind(name) ?? homes.get(meant);
    if (home === undefined) sections.push(sectionOf(describeExport(symbol, checker)));
    else links.push(`[${name}](${home})`);
    homes.set(meant, home ?? `./${page}.md`);
  }
  const list = links.length === 0 ? "" : `Described elsewhere: ${links.join(", ")}.\n\n`;
  return { path: `exports/${page}.md`, text: `# ${specifier}\n\n${list}${sections.join("\n")}` };
}

/** Each kind has a page of its own. */
function pageOfKind(name: string): string | undefined {
  const folder = { specified: "reference", observed: "observed", unknown: undefined }[kindTier(name)];
  return folder === undefined ? undefined : `../${folder}/${name}.md`;
}

// Without colours, which would double the pages.
function sectionOf({ name, sort, sentence, shape, members }: DescribedExport): string {
  // The comments of an interface are in its shape.
  const rows = (shape.includes("/**") ? [] : members).map(
    (member) => `| \`${member.name}\` | ${cell(member.sentence)} |`,
  );
  const table = rows.length === 0 ? "" : `\n| member | what it is |\n|---|---|\n${rows.join("\n")}\n`;
  return `## ${name}\n\n_${sort}_. ${sentence}\n\n\`\`\`txt\n${shape}\n\`\`\`\n${table}`;
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
