const DAY_MS = 86_400_000;

/** A history is one page without paging. */
export const MAX_HISTORY_ROWS = 200;

export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
