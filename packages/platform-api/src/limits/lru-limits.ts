/**
 * The limit of an `LRUCache` that rarely fills. With `max` the library reserves memory for all entries when the cache is created, which
 * costs each start some milliseconds and megabytes.
 */
export const upToEntries = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 });
