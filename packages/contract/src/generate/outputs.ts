import { asyncApi } from "./asyncApi.ts";
import { declared } from "./declared.ts";
import { indexModule } from "./indexModule.ts";
import { jsonSchema } from "./jsonSchema.ts";
import { kindModule } from "./kindModule.ts";
import { layoutsModule } from "./layouts.ts";
import { eventTypesModule } from "./observed/eventTypes.ts";
import { declarationsModule, observedKindsModule } from "./observed/modules.ts";
import { observedIndexPage, observedPage } from "./observed/observedPages.ts";
import { observedSchema } from "./observed/observedSchema.ts";
import { readDeclarations } from "./observed/readObserved.ts";
import type { Output } from "./output.ts";
import { dialectsPage } from "./pages/dialectsPage.ts";
import { factsPage } from "./pages/factsPage.ts";
import { referenceIndexPage, referencePage } from "./pages/referencePage.ts";
import { readingsPage } from "./pages/readingsPage.ts";
import { specificationPage } from "./pages/specificationPage.ts";
import { specificationModule } from "./specification/specificationModule.ts";
import { checkModule } from "./validator/checkModule.ts";

const source = "packages/contract/src/generated";
const schemas = "packages/contract/schemas";
const generatedNote = "// Generated from the declarations by `npm run generate`; change those instead.\n";

/** Every file generated from the declarations; `record` is the result of the proof over real journals, if it was run. */
export function outputs(record: unknown): Output[] {
  const perKind = [...declared].flatMap(([kind, node]) => [
    { path: `${source}/checks/${kind}.ts`, text: `${generatedNote}// @ts-nocheck\n${checkModule(node)}` },
    { path: `${source}/kinds/${kind}.ts`, text: generatedNote + kindModule(kind, node) },
    { path: `${schemas}/${kind}.schema.json`, text: json(jsonSchema(kind, node)) },
    { path: `docs/reference/${kind}.md`, text: referencePage(kind, node) },
  ]);
  return [
    ...perKind,
    ...observedOutputs(),
    { path: `${source}/contracts.ts`, text: generatedNote + indexModule() },
    { path: `${source}/layouts.ts`, text: generatedNote + layoutsModule() },
    { path: `${source}/specification.ts`, text: generatedNote + specificationModule() },
    { path: `${schemas}/asyncapi.json`, text: json(asyncApi()) },
    { path: "docs/reference/README.md", text: referenceIndexPage() },
    { path: "docs/dialects.md", text: dialectsPage(record) },
    { path: "docs/facts.md", text: factsPage() },
    { path: "docs/readings.md", text: readingsPage() },
    { path: "docs/specification.md", text: specificationPage() },
  ];
}

/** Every file generated from the declarations of observed kinds. */
function observedOutputs(): Output[] {
  const perKind = readDeclarations.flatMap((declaration) => [
    { path: `${schemas}/${declaration.kind}.schema.json`, text: json(observedSchema(declaration)) },
    { path: `docs/observed/${declaration.kind}.md`, text: observedPage(declaration) },
  ]);
  return [
    ...perKind,
    { path: `${source}/observed/observedKinds.ts`, text: generatedNote + observedKindsModule() },
    { path: `${source}/observed/declarations.ts`, text: generatedNote + declarationsModule() },
    { path: `${source}/observed/events.ts`, text: generatedNote + eventTypesModule() },
    { path: "docs/observed/README.md", text: observedIndexPage() },
  ];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
