import { isNode, nodeModule } from "./nodeModule.ts";

/** Joins a folder and a name in it: Windows has another separator, a browser has none. */
export const joinPath: (folder: string, name: string) => string = isNode
  ? (folder, name) => nodeModule("node:path").join(folder, name)
  : (folder, name) => `${folder}/${name}`;

/** The name at the end of a path. */
export const nameOfPath: (path: string) => string = isNode
  ? (path) => nodeModule("node:path").basename(path)
  : (path) => path.slice(path.lastIndexOf("/") + 1);
