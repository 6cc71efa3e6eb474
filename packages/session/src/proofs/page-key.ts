import { primitives } from '@xana/api-client';

const DATABASE = 'xana-session';
const STORE = 'keys';
const NAME = 'page';

export interface PageKey {
  /** Not extractable: code that obtains it can sign while the page is open, but cannot export it. */
  privateKey: CryptoKey;
  jwk: { kty?: string; crv?: string; x?: string; y?: string };
}

/** Creates a P-256 key pair (ES256). */
export async function createKey(): Promise<PageKey> {
  const { subtle, generateKey, exportKey } = primitives;
  const pair = await generateKey(subtle, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
  const { kty, crv, x, y } = (await exportKey(subtle, 'jwk', pair.publicKey)) as JsonWebKey;
  return { privateKey: pair.privateKey, jwk: { kty, crv, x, y } as PageKey['jwk'] };
}

/** Loads the key of this browser's session. Creates one if there is none or the browser denies IndexedDB. */
export async function loadKey(): Promise<PageKey> {
  const stored = await inTransaction<PageKey | undefined>('readonly', (store) => store.get(NAME)).catch(
    () => undefined,
  );
  return stored ?? createKey();
}

/** Stores the key for other tabs and reloads. Without IndexedDB the session ends with this page. */
export async function storeKey(key: PageKey): Promise<void> {
  await inTransaction('readwrite', (store) => store.put(key, NAME)).catch(() => undefined);
}

async function inTransaction<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<Result> {
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
    opening.onblocked = () =>
      reject(new Error('Opening the IndexedDB database xana-session is blocked by another tab.'));
  });
}
