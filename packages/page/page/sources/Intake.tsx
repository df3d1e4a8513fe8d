import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { findFolder } from "./findFolder.ts";
import type { ChosenJournals } from "./ChosenJournals.ts";
import { forgetFolder, mayRead, rememberedFolder, rememberFolder } from "./rememberedFolder.ts";

interface IntakeProps {
  /** What is done with the journals, as a button says it: `Show`, `Check`. */
  readonly verb: string;
  readonly onSource: (source: ChosenJournals) => void;
}

/** Whether the browser gives folders that stay live. */
const hasPicker = "showDirectoryPicker" in globalThis;

/** Takes journals: a folder that is chosen or dropped, files, or a zip. */
export function Intake({ verb, onSource }: IntakeProps) {
  const problem = useSignal<string | undefined>(undefined);
  const remembered = useSignal<FileSystemDirectoryHandle | undefined>(undefined);
  const isOver = useSignal(false);
  const files = useRef<HTMLInputElement>(null);
  const folderFiles = useRef<HTMLInputElement>(null);
  const attempt = (work: () => Promise<void>): void => {
    problem.value = undefined;
    work().catch((error: unknown) => (problem.value = wordsOf(error)));
  };
  const takeFolder = async (given: FileSystemDirectoryHandle): Promise<void> => {
    const handle = await findFolder(given);
    // What cannot be kept is only not offered again.
    await rememberFolder(given).catch(() => undefined);
    onSource({ type: "folder", handle });
  };
  const takeFiles = (list: readonly File[]): void => {
    if (list.length === 0) return;
    const [first] = list;
    const name = list.length === 1 && first !== undefined ? first.name : `${list.length} files`;
    onSource({ type: "files", name, files: list });
  };
  const takeDrop = async (items: readonly DataTransferItem[], list: readonly File[]): Promise<void> => {
    // The handles have to be asked for before anything is awaited.
    const handles = await Promise.all(items.map(async (item) => item.getAsFileSystemHandle?.()));
    const folder = handles.find((handle) => handle?.kind === "directory");
    if (folder !== undefined && folder !== null) await takeFolder(folder as FileSystemDirectoryHandle);
    else takeFiles(list);
  };
  const reopen = async (handle: FileSystemDirectoryHandle): Promise<void> => {
    if (await mayRead(handle)) await takeFolder(handle);
    else problem.value = "The browser may not read the folder. Choose it again.";
  };
  const choose = async (): Promise<void> => {
    const handle = await globalThis.window.showDirectoryPicker?.({ id: "journals", mode: "read" });
    if (handle !== undefined) await takeFolder(handle);
  };
  useEffect(() => {
    if (hasPicker) attempt(async () => void (remembered.value = await rememberedFolder()));
    const over = (event: DragEvent): void => {
      event.preventDefault();
      isOver.value = true;
    };
    const leave = (): void => void (isOver.value = false);
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      isOver.value = false;
      const { items, files: list } = event.dataTransfer ?? {};
      attempt(() =>
        takeDrop(
          [...(items ?? [])].filter(({ kind }) => kind === "file"),
          [...(list ?? [])],
        ),
      );
    };
    // Anywhere on the page: a file that misses a small target would replace the page.
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  const known = remembered.value;
  return (
    <div class={isOver.value ? "intake over" : "intake"}>
      {known !== undefined && (
        <p class="choices">
          <button type="button" class="first" onClick={() => attempt(() => reopen(known))}>
            {verb} {known.name} again
          </button>
          <button
            type="button"
            onClick={() => attempt(() => forgetFolder().then(() => void (remembered.value = undefined)))}
          >
            Forget it
          </button>
        </p>
      )}
      <p class="target">Drop the folder of your journals here, or some of its files, or a zip.</p>
      <p class="choices">
        {hasPicker ? (
          <button type="button" class={known === undefined ? "first" : ""} onClick={() => attempt(choose)}>
            Choose the folder
          </button>
        ) : (
          <button type="button" class="first" onClick={() => folderFiles.current?.click()}>
            Choose the folder, for one reading
          </button>
        )}
        <button type="button" onClick={() => files.current?.click()}>
          Choose files or a zip
        </button>
      </p>
      <input
        ref={files}
        class="chooser"
        type="file"
        multiple
        accept=".log,.json,.zip"
        aria-label="Files of journals, or a zip"
        tabIndex={-1}
        onChange={({ currentTarget }) => takeFiles([...(currentTarget.files ?? [])])}
      />
      <input
        ref={(element) => {
          folderFiles.current = element;
          // Not every type of an attribute is known to the types.
          element?.setAttribute("webkitdirectory", "");
        }}
        class="chooser"
        type="file"
        aria-label="A folder of journals"
        tabIndex={-1}
        onChange={({ currentTarget }) => takeFiles([...(currentTarget.files ?? [])])}
      />
      {problem.value !== undefined && (
        <p class="failure" role="alert">
          {problem.value}
        </p>
      )}
      <details>
        <summary>Where is the folder?</summary>
        <p>
          On Windows: <code>%USERPROFILE%\Saved Games\Frontier Developments\Elite Dangerous</code>. Paste this into the
          window that opens. The browser refuses your home folder, Documents, Desktop and Downloads themselves; the
          game's folder is none of them.
        </p>
        {!hasPicker && (
          <p>
            This browser gives no folder that stays open, so journals are read once, as they are now. Chrome and Edge on
            a computer follow a folder while you play.
          </p>
        )}
      </details>
    </div>
  );
}

/** A refusal in words; a person who closes the window of the browser has not failed. */
function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return "The journals cannot be opened.";
  if (error.name === "AbortError") return undefined;
  if (error.name === "NotAllowedError") return "The browser may not read the folder. Choose it again, and allow it.";
  if (error.name === "NotFoundError") return "The folder is not there any more. Choose another.";
  return error.message;
}
