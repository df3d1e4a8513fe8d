/** What Chromium has for folders and other browsers lack; the types of the DOM do not know it. */
interface FileSystemHandle {
  queryPermission?(wanted: { readonly mode: "read" | "readwrite" }): Promise<PermissionState>;
  requestPermission?(wanted: { readonly mode: "read" | "readwrite" }): Promise<PermissionState>;
}

interface DataTransferItem {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

interface Window {
  showDirectoryPicker?(options: {
    readonly id: string;
    readonly mode: "read" | "readwrite";
  }): Promise<FileSystemDirectoryHandle>;
}
