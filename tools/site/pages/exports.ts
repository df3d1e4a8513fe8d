import { join } from "node:path";
import ts from "typescript";
import { readPackages, type ExportTarget, type WorkspacePackage } from "../../workspace.ts";
import type { Page } from "../Page.ts";
import { describeExport, type DescribedExport } from "./describeExport.ts";

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
  const pages = entryPoints.map((each) => entryPage(each, program));
  const list = entryPoints.map(({ specifier, page }) => `- [${specifier}](./${page}.md)`);
  const index = `# Exports\n\nWhat each module exports.\n\n${list.join("\n")}\n`;
  return [{ path: "exports/index.md", text: index }, ...pages];
}

function entryPointsOf({ path, manifest }: WorkspacePackage): readonly EntryPoint[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) => {
    const file = sourceOf(target);
    // A pattern such as `./kinds/*` exports one by one what the main module exports together.
    if (file === undefined || subpath.includes("*")) return [];
    const specifier = join(manifest.name, subpath);
    return [{ specifier, page: specifier.replace(/^@/, "").replaceAll("/", "-"), file: join(path, file) }];
  });
}

function sourceOf(target: ExportTarget): string | undefined {
  const file = typeof target === "string" ? undefined : target["@shipslog/source"];
  return typeof file === "string" ? file : undefined;
}

function entryPage({ specifier, page, file }: EntryPoint, program: ts.Program): Page {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} exports nothing`);
  const described = checker.getExportsOfModule(module).map((symbol) => describeExport(symbol, checker));
  const sections = described.sort((a, b) => a.name.localeCompare(b.name, "en")).map(sectionOf);
  return { path: `exports/${page}.md`, text: `# ${specifier}\n\n${sections.join("\n")}` };
}

function sectionOf({ name, sort, sentence, shape, members }: DescribedExport): string {
  const rows = members.map((member) => `| \`${member.name}\` | ${cell(member.sentence)} |`);
  const table = rows.length === 0 ? "" : `\n| member | what it is |\n|---|---|\n${rows.join("\n")}\n`;
  return `## ${name}\n\n_${sort}_. ${sentence}\n\n\`\`\`ts\n${shape}\n\`\`\`\n${table}`;
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
