import type { Page } from "playwright-core";

/** A part of a page as a screen reader gets it. */
export interface NamedPart {
  readonly role: string;
  readonly name: string;
}

interface AxNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly backendDOMNodeId?: number;
}

/** The roles that a screen reader lists or stops at. Text and rows are left out, and lists without a name. */
const roles: ReadonlySet<string> = new Set([
  "alert",
  "banner",
  "button",
  "Canvas",
  "combobox",
  "contentinfo",
  "dialog",
  "group",
  "heading",
  "image",
  "link",
  "list",
  "main",
  "navigation",
  "region",
  "searchbox",
  "slider",
  "status",
  "textbox",
]);

/** Lists the parts below an element in reading order, without those below the element that `except` selects. */
export async function accessibleNames(page: Page, within: string, except?: string): Promise<readonly NamedPart[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const idOf = async (selector: string): Promise<number | undefined> => {
      const { result } = await session.send("Runtime.evaluate", {
        expression: `document.querySelector(${JSON.stringify(selector)})`,
      });
      if (result.objectId === undefined) return undefined;
      const { node } = await session.send("DOM.describeNode", { objectId: result.objectId });
      return node.backendNodeId;
    };
    const top = await idOf(within);
    const left = except === undefined ? undefined : await idOf(except);
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { readonly nodes: readonly AxNode[] };
    return partsBelow(nodes, top, left);
  } finally {
    await session.detach();
  }
}

function partsBelow(nodes: readonly AxNode[], top: number | undefined, left: number | undefined): readonly NamedPart[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const parts: NamedPart[] = [];
  const visit = (node: AxNode | undefined): void => {
    if (node === undefined) return;
    const role = node.role?.value ?? "";
    const name = node.name?.value ?? "";
    if (!node.ignored && roles.has(role) && (role !== "list" || name !== "")) parts.push({ role, name });
    if (left !== undefined && node.backendDOMNodeId === left) return;
    for (const id of node.childIds ?? []) visit(byId.get(id));
  };
  if (top !== undefined) visit(nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === top));
  return parts;
}
