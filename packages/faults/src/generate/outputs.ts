import { faults } from "../faults.ts";
import { faultsPage } from "./faultsPage.ts";

/** The page of the faults, as path and text. */
export function outputs(): readonly { readonly path: string; readonly text: string }[] {
  return [{ path: "docs/faults.md", text: faultsPage(faults) }];
}
