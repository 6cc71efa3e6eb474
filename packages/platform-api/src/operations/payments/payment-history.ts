import type { Page } from '../../database/statements/key-pages.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** For clients that do not ask for a page. */
const DEFAULT_PAGE_SIZE = 200;

/** On a full minute, so that the pages of a list that is read in one go have the same start. */
export const daysAgo = (days: number): Date =>
  new Date(Math.floor((Date.now() - days * DAY_MS) / MINUTE_MS) * MINUTE_MS);

export const historyPageOf = ({ pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: Partial<Page>): Page => ({
  pageNumber,
  pageSize,
});
