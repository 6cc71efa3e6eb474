import * as z from '@xana/contracts/schema';
import { createStored, validRows } from '@xana/remote-kit/stored';

const MAX_RECENT_SEARCHES = 3;
const stored = createStored('recentSearches', { schema: validRows(z.string()), empty: [] });

/** The last searches, the newest first; none if the storage is blocked or its value is invalid. */
export const recentSearches = (): string[] => stored.read().slice(0, MAX_RECENT_SEARCHES);

export function rememberSearch(query: string): void {
  const others = recentSearches().filter((each) => each !== query);
  stored.write([query, ...others].slice(0, MAX_RECENT_SEARCHES));
}
