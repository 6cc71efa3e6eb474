import { STORAGE_KEYS, type StorageName } from '@xana/contracts/storage-keys';

/** The used subset of `localStorage`. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface SafeStorage {
  read(name: StorageName): string | null;
  write(name: StorageName, value: string): void;
  remove(name: StorageName): void;
  /** Keeps only what belongs to the device: chain, language, theme, and the name of the last login method. */
  clearForLogout(): void;
}

/** Falls back to memory for this page when storage is full, forbidden or missing. */
export function createSafeStorage(storage: KeyValueStorage | undefined): SafeStorage {
  const memory = new Map<string, string>();
  const read = (key: StorageName) => memory.get(key) ?? attempt(() => storage?.getItem(key) ?? null, null);
  const write = (key: StorageName, value: string) => {
    const isKept = attempt(() => {
      storage?.setItem(key, value);
      return storage !== undefined;
    }, false);
    if (isKept) memory.delete(key);
    else memory.set(key, value);
  };
  const remove = (key: StorageName) => {
    memory.delete(key);
    attempt(() => storage?.removeItem(key), undefined);
  };
  return {
    read,
    write,
    remove,
    clearForLogout() {
      for (const [key, atLogout] of Object.entries(STORAGE_KEYS)) {
        if (atLogout === 'clear') remove(key as StorageName);
      }
    },
  };
}

/** The result of what full or forbidden storage may reject. */
export function attempt<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Reads a JSON value and removes it, so that it is used once. */
export const takeStored = <Value>(storage: KeyValueStorage | undefined, key: string): Value | null =>
  attempt(() => {
    const text = storage?.getItem(key) ?? 'null';
    storage?.removeItem(key);
    return JSON.parse(text) as Value | null;
  }, null);
