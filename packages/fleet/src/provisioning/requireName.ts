import { FleetError } from "../FleetError.ts";
import { isCommanderName } from "./commanderName.ts";
import type { RegisterFile } from "./RegisterFile.ts";
import { isRole } from "./roles.ts";

/** Throws a FleetError unless a commander can be invited under a name. Who was invited before names had a rule keeps the name. */
export async function requireName(name: string, register: RegisterFile): Promise<void> {
  if (isRole(name)) throw new FleetError("reserved-name", name);
  if (isCommanderName(name)) return;
  const { invited } = await register.read();
  if (invited[name] === undefined) throw new FleetError("odd-name", name);
}
