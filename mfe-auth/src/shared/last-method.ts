import { STORAGE_KEYS } from '@xana/contracts/storage-keys';

const { key } = STORAGE_KEYS.lastLoginMethod;

/** Remembers how this device logged in last. It stays after a logout, so it must contain nothing about the account. */
export function rememberMethod(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // Without storage no method is marked.
  }
}

export function readLastMethod(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The method that was used last comes first; the others keep their order. */
export function lastUsedFirst<Method>(methods: readonly Method[], isLast: (method: Method) => boolean): Method[] {
  return [...methods.filter(isLast), ...methods.filter((method) => !isLast(method))];
}
