import { createKey, type PageKey } from './page-key.ts';

const DATABASE = 'xana-session';
const STORE = 'keys';
const NAME = 'page';

/** The key of this browser's session; a new one where there is none, or where a browser forbids IndexedDB. */
export async function readKey(): Promise<PageKey> {
  const kept = await inStore<PageKey | undefined>('readonly', (store) => store.get(NAME)).catch(() => undefined);
  return kept ?? createKey();
}

/** Without IndexedDB the session lasts as long as this page. */
export async function keepKey(key: PageKey): Promise<void> {
  await inStore('readwrite', (store) => store.put(key, NAME)).catch(() => undefined);
}

async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
  const database = await openDatabase();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result as Result);
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
    opening.onblocked = () => reject(new Error('The database of the session is blocked.'));
  });
}
