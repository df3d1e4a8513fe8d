import { isValidElement, type ComponentChild, type ComponentChildren, type VNode } from "preact";

/** A rendered element without its children. */
export interface DrawnElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** All text inside it. */
  readonly text: string;
}

/** Renders components without hooks and lists all elements, parents before children. */
export function elementsOf(drawn: ComponentChildren): readonly DrawnElement[] {
  return [...childrenOf(drawn)].flatMap((child) => {
    if (!isValidElement(child)) return [];
    const { type, props } = child;
    if (typeof type === "function") return elementsOf(callComponent(child));
    return [{ type, props: { ...props }, text: textOf(props.children) }, ...elementsOf(props.children)];
  });
}

/** The text that components without hooks render. */
function textOf(drawn: ComponentChildren): string {
  return [...childrenOf(drawn)]
    .map((child) => {
      if (!isValidElement(child)) return typeof child === "string" || typeof child === "number" ? `${child}` : "";
      return textOf(typeof child.type === "function" ? callComponent(child) : child.props.children);
    })
    .join("");
}

function callComponent({ type, props }: VNode): ComponentChildren {
  return (type as (given: object) => ComponentChildren)(props);
}

function* childrenOf(drawn: ComponentChildren): Generator<ComponentChild> {
  if (Array.isArray(drawn)) for (const each of drawn) yield* childrenOf(each as ComponentChildren);
  else yield drawn;
}
