import { inOrder, moveCell } from "./arrangements.ts";

/** The cell that is dragged; a drag begins and ends within one page. */
let dragged: HTMLElement | undefined;

const cellAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(".deck > .cell") : null;

/** Handlers for a panel: a cell that is dragged by its title takes the place of the one it is dropped on. More has buttons for it. */
export const dragHandlers = (panel: string) => ({
  onDragStart: ({ target, dataTransfer }: DragEvent): void => {
    const isTitle = target instanceof Element && target.classList.contains("cell-head");
    dragged = isTitle ? (cellAt(target) ?? undefined) : undefined;
    if (dataTransfer === null || dragged === undefined) return;
    dataTransfer.effectAllowed = "move";
    dataTransfer.setData("text/plain", dragged.ariaLabel ?? "");
  },
  onDragOver: (event: DragEvent): void => {
    const cell = cellAt(event.target);
    if (cell?.parentElement === dragged?.parentElement && cell !== null) event.preventDefault();
  },
  onDrop: (event: DragEvent): void => {
    const cell = cellAt(event.target);
    const deck = dragged?.parentElement;
    if (cell === null || dragged === undefined || deck === null || cell.parentElement !== deck) return;
    event.preventDefault();
    const built = [...(deck?.querySelectorAll(":scope > .cell") ?? [])].map(({ ariaLabel }) => ariaLabel ?? "");
    const titles = inOrder(panel, built);
    const title = dragged.ariaLabel ?? "";
    moveCell(panel, titles, title, titles.indexOf(cell.ariaLabel ?? "") - titles.indexOf(title));
    dragged = undefined;
  },
});
