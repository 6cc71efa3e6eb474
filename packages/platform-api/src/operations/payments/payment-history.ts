const DAY = 86_400_000;

/** A history is a page to look at and not an archive. */
export const MAX_HISTORY_ROWS = 200;

export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);
