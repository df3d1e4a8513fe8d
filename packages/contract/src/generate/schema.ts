import { argv, exit } from "node:process";
import { asyncApi } from "./asyncApi.ts";
import { declared } from "./declared.ts";
import { jsonSchema } from "./jsonSchema.ts";

/** `npm run -s schema -- --all`, `-- FSDJump` or `-- --asyncapi` prints what the declarations say, as JSON. */
const schemas = Object.fromEntries([...declared].map(([kind, node]) => [kind, jsonSchema(kind, node)]));
const [wanted = "--all"] = argv.slice(2);
const answers: Readonly<Record<string, unknown>> = { ...schemas, "--all": schemas, "--asyncapi": asyncApi() };
if (!Object.hasOwn(answers, wanted)) {
  console.error(`no kind is called ${wanted}; try one of ${[...declared.keys()].join(", ")}, --all or --asyncapi`);
  exit(2);
}
console.log(JSON.stringify(answers[wanted], null, 2));
