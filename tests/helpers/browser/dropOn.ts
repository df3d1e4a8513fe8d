import type { Page } from "playwright-core";

/** Drops files or folders of the disk on the middle of a page, as a person does: a folder becomes a handle that stays live. */
export async function dropOn(page: Page, paths: readonly string[]): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const devtools = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await devtools.send("Input.dispatchDragEvent", {
      type,
      x: width / 2,
      y: height / 2,
      data: { items: [], files: [...paths], dragOperationsMask: 1 },
    });
  }
  await devtools.detach();
}
