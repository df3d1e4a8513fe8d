// The JSON Schemas are made when the page is bundled, see tools/schemaModules.ts.
declare module "@shipslog/contract/schemas/*.schema.json" {
  const schema: import("./derived/schemas.ts").FieldSchema;
  export default schema;
}
