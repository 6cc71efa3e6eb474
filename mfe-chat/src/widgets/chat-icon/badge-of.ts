const HIGHEST_SHOWN = 9;

/** What the badge shows of a count: nothing for 0, the number up to 9, and 9 for all above. */
export function badgeOf(count: number): string | null {
  return count > 0 ? String(Math.min(count, HIGHEST_SHOWN)) : null;
}
