const DATABASE = 'xana-spaces';
const STORE = 'pictures';

/**
 * A picture of a draft whose upload has not finished, so that the upload starts again after the dialog, the page or the browser was
 * closed. Without IndexedDB the member chooses the picture again.
 */
export const pendingPicture = {
  read: (name: string): Promise<File | null> =>
    inTransaction<unknown>('readonly', (store) => store.get(name)).then(
      (stored) => (stored instanceof File ? stored : null),
      () => null,
    ),
  write: (name: string, file: File): Promise<void> =>
    inTransaction('readwrite', (store) => store.put(file, name)).then(ignore, ignore),
  remove: (name: string): Promise<void> =>
    inTransaction('readwrite', (store) => store.delete(name)).then(ignore, ignore),
};

const ignore = () => {};

async function inTransaction<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () =>
      reject(new Error(`Opening the IndexedDB database ${DATABASE} is blocked by another tab.`));
  });
}
