/**
 * Lets Node find the packages of this repository by name where nothing is installed: each stands for its own folder. The action, the hook
 * of pre-commit and the image run the command from its sources with it, so they need Node alone and no registry.
 */
import { registerHooks } from "node:module";

const packages = new URL("../../packages/", import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const [, name] = /^@shipslog\/([^/]+)/.exec(specifier) ?? [];
    if (name === undefined) return next(specifier, context);
    // A package may import itself by name, so it is asked from inside.
    return next(specifier, { ...context, parentURL: new URL(`${name}/package.json`, packages).href });
  },
});
