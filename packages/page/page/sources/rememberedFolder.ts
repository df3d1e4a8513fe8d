const databaseName = "shipslog";
const storeName = "folders";
const key = "journals";

/** Keeps the handle of a folder for the next visit; the handle is no content, and the browser asks again before it is read. */
export async function rememberFolder(handle: FileSystemDirectoryHandle): Promise<void> {
  await inStore("readwrite", (store) => store.put(handle, key));
}

/** The folder of the last visit; undefined if there is none, or the browser keeps none. */
export async function rememberedFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  const found = await inStore("readonly", (store) => store.get(key)).catch(() => undefined);
  return found as FileSystemDirectoryHandle | undefined;
}

/** Forgets the folder of the last visit. */
export async function forgetFolder(): Promise<void> {
  await inStore("readwrite", (store) => store.delete(key));
}

/** Whether a folder may be read; asks the person where the browser has not been told yet. */
export async function mayRead(handle: FileSystemDirectoryHandle): Promise<boolean> {
  const mode = "read";
  if ((await handle.queryPermission?.({ mode })) === "granted") return true;
  return (await handle.requestPermission?.({ mode })) === "granted";
}

async function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener("upgradeneeded", () => void opening.result.createObjectStore(storeName));
  const database = (await settled(opening)) as IDBDatabase;
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The browser keeps nothing.")));
  });
}
