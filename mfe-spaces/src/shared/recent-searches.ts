import { STORAGE_KEYS } from '@xana/contracts/storage-keys';

const KEPT = 3;
const { key } = STORAGE_KEYS.recentSearches;

/** What was looked for last, the newest first. Storage that is forbidden or holds nonsense remembers nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(wanted: string): void {
  try {
    const others = recentSearches().filter((each) => each !== wanted);
    localStorage.setItem(key, JSON.stringify([wanted, ...others].slice(0, KEPT)));
  } catch {
    // A search works without being remembered.
  }
}
