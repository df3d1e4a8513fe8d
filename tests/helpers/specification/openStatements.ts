/**
 * The statements with open work, by where it was found and what it needs. The list only gets shorter: closing a task
 * removes it from the data in packages/contract/src/specification and its line here.
 */
export const openStatements: Readonly<Record<string, string>> = {};
