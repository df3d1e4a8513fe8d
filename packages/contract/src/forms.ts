import type { EventOf } from "./kinds.ts";

/** ModuleInfo as ModulesInfo.json holds it. */
export type ModuleInfoFile = Required<EventOf<"ModuleInfo">>;

/** ModuleInfo as it stands in the journal: the bare line that announces the file. */
export type ModuleInfoLine = Omit<EventOf<"ModuleInfo">, "Modules">;

/** NavRoute as NavRoute.json holds it. */
export type NavRouteFile = Required<EventOf<"NavRoute">>;

/** NavRoute as it stands in the journal: the bare line that announces the file. */
export type NavRouteLine = Omit<EventOf<"NavRoute">, "Route">;
