/**
 * Folders inside a package are layers: no folder imports itself through others, types included. Tests are left out, because a test may
 * use the whole package. `npm run house` judges it with dependency-cruiser, beside `dependency-cruiser.config.ts`.
 */
import type { IConfiguration } from "dependency-cruiser";

const configuration: IConfiguration = {
  forbidden: [
    {
      name: "no-circle-of-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^packages/([^/]+)/src" },
      to: { path: "^packages/$1/src", circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: String.raw`(^|/)dist/|^packages/[^/]+/tests/|\.test(-d)?\.tsx?$` },
  },
};

export default configuration;
