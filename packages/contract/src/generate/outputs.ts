import { declared } from "./declared.ts";
import { indexModule, kindModule } from "./kindModule.ts";
import { layoutsModule } from "./layouts.ts";
import { arrivalsModule } from "./observed/arrivalsModule.ts";
import { eventTypesModule } from "./observed/eventTypes.ts";
import { declarationsModule, historiesModule, observedKindsModule } from "./observed/modules.ts";
import { tiersPage } from "./observed/observedPages.ts";
import type { Output } from "./output.ts";
import { dialectsPage } from "./pages/dialectsPage.ts";
import { factsPage } from "./pages/factsPage.ts";
import { referenceIndexPage, referencePage } from "./pages/referencePage.ts";
import { readingsPage } from "./pages/readingsPage.ts";
import { yearsPage } from "./pages/yearsPage.ts";
import { specificationPage } from "./pages/specificationPage.ts";
import { specificationModule } from "./specification/specificationModule.ts";
import { checkModule } from "./validator/checkModule.ts";

const source = "packages/contract/src/generated";
const generatedNote = "// Generated from the declarations by `npm run generate`; change those instead.\n";

/** Every file in git that is generated from the declarations. */
export function outputs(): Output[] {
  const perKind = [...declared].flatMap(([kind, node]) => [
    { path: `${source}/checks/${kind}.ts`, text: `${generatedNote}// @ts-nocheck\n${checkModule(kind, node)}` },
    { path: `${source}/kinds/${kind}.ts`, text: generatedNote + kindModule(kind, node) },
    { path: `docs/reference/${kind}.md`, text: referencePage(kind, node) },
  ]);
  return [
    ...perKind,
    { path: `${source}/observed/observedKinds.ts`, text: generatedNote + observedKindsModule() },
    { path: `${source}/observed/declarations.ts`, text: generatedNote + declarationsModule() },
    { path: `${source}/observed/arrivals.ts`, text: generatedNote + arrivalsModule() },
    { path: `${source}/observed/events.ts`, text: generatedNote + eventTypesModule() },
    { path: `${source}/histories.ts`, text: generatedNote + historiesModule() },
    { path: `${source}/contracts.ts`, text: generatedNote + indexModule() },
    { path: `${source}/layouts.ts`, text: generatedNote + layoutsModule() },
    { path: `${source}/specification.ts`, text: generatedNote + specificationModule() },
    { path: "docs/reference/README.md", text: referenceIndexPage() },
    { path: "docs/dialects.md", text: dialectsPage() },
    { path: "docs/facts.md", text: factsPage() },
    { path: "docs/journals-through-the-years.md", text: yearsPage() },
    { path: "docs/observed.md", text: tiersPage() },
    { path: "docs/readings.md", text: readingsPage() },
    { path: "docs/specification.md", text: specificationPage() },
  ];
}
