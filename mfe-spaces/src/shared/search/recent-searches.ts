import * as z from '@xana/contracts/schema';
import { createStored, validRows } from '@xana/remote-kit/stored';
import { useSyncExternalStore } from 'react';

const MAX_RECENT_SEARCHES = 3;
const stored = createStored('recentSearches', { schema: validRows(z.string()), empty: [] });

/** The last searches, the newest first; none if the storage is blocked or its value is invalid. */
export const recentSearches = (): string[] => stored.read().slice(0, MAX_RECENT_SEARCHES);

export const useRecentSearches = (): string[] =>
  useSyncExternalStore(stored.subscribe, stored.read).slice(0, MAX_RECENT_SEARCHES);

export const rememberSearch = (query: string): void => keep([query, ...recentSearches().filter(isOther(query))]);

export const removeRecentSearch = (query: string): void => keep(recentSearches().filter(isOther(query)));

export const clearRecentSearches = (): void => stored.remove();

const keep = (searches: string[]): void => stored.write(searches.slice(0, MAX_RECENT_SEARCHES));

const isOther = (query: string) => (each: string) => each !== query;
