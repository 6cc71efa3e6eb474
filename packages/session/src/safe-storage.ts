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
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
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
