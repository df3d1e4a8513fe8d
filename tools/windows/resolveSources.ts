import { registerHooks } from "node:module";

/**
 * Takes our packages from where they are, not from the links in node_modules: Wine does not resolve links, and Node runs no TypeScript
 * below node_modules. Every node.exe of the tests loads it, also those that tests start.
 */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    return { ...resolved, url: resolved.url.replace("/repository/node_modules/@shipslog/", "/repository/packages/") };
  },
});
