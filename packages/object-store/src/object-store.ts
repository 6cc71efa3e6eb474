type InTransaction = <Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest) => Promise<Result>;

/**
 * The only object store of a database, which is created at the first use. The result is that of the request that `work` returns, after the
 * transaction has been written.
 *
 * @throws DOMException if the browser denies IndexedDB or the transaction is aborted
 */
export const objectStore =
  (name: string, storeName: string): InTransaction =>
  async <Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
      opening.onblocked = () => reject(new Error(`Opening the IndexedDB database ${name} is blocked by another tab.`));
    });
    try {
      return await new Promise<Result>((resolve, reject) => {
        const transaction = database.transaction(storeName, mode);
        const request = work(transaction.objectStore(storeName));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  };
