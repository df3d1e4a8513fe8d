/** The part of Node's `process` that gives its modules; a browser has none. */
interface ModuleSource {
  readonly getBuiltinModule?: NodeJS.Process["getBuiltinModule"];
}

const source: ModuleSource = (globalThis as { readonly process?: ModuleSource }).process ?? {};

/** Whether this code runs in Node; the same lines run in a browser. */
export const isNode = source.getBuiltinModule !== undefined;

/** A module of Node, and an empty object in a browser. Without import statements, a browser can load the files that use it. */
export const nodeModule: NodeJS.Process["getBuiltinModule"] = source.getBuiltinModule ?? (() => ({}));
