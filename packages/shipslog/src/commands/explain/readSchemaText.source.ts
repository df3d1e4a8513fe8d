/** Makes a published file of the contract from the declarations: stands in for readSchemaText.ts where the command runs from its sources. */
export async function readSchemaText(file: string): Promise<string> {
  const { schemaText } = await import("../../../../contract/src/generate/schemaFiles.ts");
  return schemaText(file);
}
