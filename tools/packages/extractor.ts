import {
  ExtractorConfig,
  ExtractorLogLevel,
  ExtractorMessageCategory,
  type ExtractorMessage,
  type IConfigFile,
} from "@microsoft/api-extractor";
import { join } from "node:path";
import { root, type WorkspacePackage } from "../workspace.ts";

/** What api-extractor makes of the declarations of a module: a report, or all types in one file. */
type Wanted = Pick<IConfigFile, "apiReport" | "bundledPackages" | "dtsRollup">;

/** Configures api-extractor for a module of a built package; it makes nothing but what is wanted. */
export function configureExtractor({ path }: WorkspacePackage, entry: string, wanted: Wanted): ExtractorConfig {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(path, "package.json"),
    configObject: {
      projectFolder: path,
      mainEntryPointFilePath: entry,
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          extends: join(root, "tsconfig.base.json"),
          compilerOptions: { customConditions: [], types: ["node"], noEmit: true },
          files: [entry],
        },
      },
      apiReport: { enabled: false },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
      ...wanted,
    },
  });
}

/** Leaves out what api-extractor says about itself; what the compiler has to say is said. */
export function muteExtractor(message: ExtractorMessage): void {
  message.handled = message.category === ExtractorMessageCategory.Console;
}
