import { type HistorySource, PAGE_SIZE } from './history-source.ts';

/** More are not in the document at once: those at the other end are removed from it. */
export const MAX_SHOWN = 90;

/** The range of messages on the screen. It follows the newest message until the reader moves far away from it. */
export function createWindow({ map, ensureLoaded }: Pick<HistorySource, 'map' | 'ensureLoaded'>) {
  let from = 1;
  /** Infinity follows the newest message. */
  let to = Number.POSITIVE_INFINITY;
  const orNewest = (seq: number) => (seq >= map.last() ? Number.POSITIVE_INFINITY : seq);
  const isLoaded = (first: number, last: number) =>
    ensureLoaded(first, last).then(
      () => true,
      () => false,
    );
  return {
    view: () => ({
      messages: map.range(from, to),
      hasEarlier: from > map.first() && map.last() > 0,
      hasLater: to < map.last(),
    }),
    /** Shows the newest messages. @throws Error when they cannot be loaded */
    async showLast(count: number): Promise<void> {
      to = Number.POSITIVE_INFINITY;
      from = Math.max(map.first(), map.last() - Math.min(count, MAX_SHOWN) + 1);
      await ensureLoaded(from, map.last());
    },
    /** @returns false when they cannot be loaded */
    async extendBack(): Promise<boolean> {
      const first = Math.max(map.first(), from - PAGE_SIZE);
      if (!(await isLoaded(first, from - 1))) return false;
      from = first;
      if (Math.min(to, map.last()) - from >= MAX_SHOWN) to = from + MAX_SHOWN - 1;
      return true;
    },
    async extendForward(): Promise<boolean> {
      if (to >= map.last()) return true;
      const next = Math.min(to + PAGE_SIZE, map.last());
      if (!(await isLoaded(to + 1, next))) return false;
      to = orNewest(next);
      from = Math.max(from, next - MAX_SHOWN + 1);
      return true;
    },
    /** For a reader at the end: the oldest messages leave when more arrived than are shown at once. @returns whether some did */
    dropEarlier(): boolean {
      if (to < map.last() || map.last() - from < MAX_SHOWN) return false;
      from = map.last() - (MAX_SHOWN - PAGE_SIZE) + 1;
      return true;
    },
    async showAround(seq: number): Promise<boolean> {
      if (seq >= from && seq <= to && map.get(seq)) return true;
      const [first, last] = [Math.max(map.first(), seq - PAGE_SIZE), Math.min(map.last(), seq + PAGE_SIZE)];
      if (!(await isLoaded(first, last))) return false;
      [from, to] = [first, orNewest(last)];
      return true;
    },
  };
}
