/** The part of a `File` of a browser that is read: its state when it was taken. */
export interface FileContent {
  readonly size: number;
  readonly lastModified: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** The part of a `FileSystemWritableFileStream` that is used: what is written replaces the file when it is closed. */
interface WritableContent {
  write(part: {
    readonly type: "write";
    readonly position: number;
    readonly data: Uint8Array<ArrayBuffer>;
  }): Promise<void>;
  truncate(size: number): Promise<void>;
  close(): Promise<void>;
}

/** The part of a `FileSystemFileHandle` that is used. */
export interface FileHandle {
  getFile(): Promise<FileContent>;
  createWritable?(options: { readonly keepExistingData: boolean }): Promise<WritableContent>;
}

/** The part of a `FileSystemDirectoryHandle` that is used; tests give their own. */
export interface FolderHandle {
  readonly name: string;
  keys(): AsyncIterable<string>;
  getFileHandle(name: string, options?: { readonly create: boolean }): Promise<FileHandle>;
  removeEntry?(name: string): Promise<void>;
}

/** What a `FileSystemObserver` reports of a change: the path from the folder. */
interface ObservedChange {
  readonly relativePathComponents: readonly string[];
}

/** The part of the `FileSystemObserver` of Chromium that is used. */
export interface FolderObserver {
  observe(folder: FolderHandle): Promise<void>;
  disconnect(): void;
}

/** Creates a `FileSystemObserver`. */
export type ObserverClass = new (onChange: (changes: readonly ObservedChange[]) => void) => FolderObserver;
