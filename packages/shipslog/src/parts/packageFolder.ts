import { fileURLToPath } from "node:url";

/** The folder of this package; built code is in `dist` itself, and this source one level deeper. */
export const packageFolder = fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? "../.." : "..", import.meta.url));
