import { STORAGE_KEYS } from '@xana/contracts/storage-keys';

const MAX_RECENT_SEARCHES = 3;
const { key } = STORAGE_KEYS.recentSearches;

/** The last searches, the newest first; none if the storage is blocked or its value is invalid. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, MAX_RECENT_SEARCHES) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  try {
    const others = recentSearches().filter((each) => each !== query);
    localStorage.setItem(key, JSON.stringify([query, ...others].slice(0, MAX_RECENT_SEARCHES)));
  } catch {
    // The search itself still works.
  }
}
