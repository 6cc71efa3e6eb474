/** What the page needs for open dialogs, as one chunk that is fetched with the first dialog. */
export { createOverlayHistory } from './overlay-history.ts';
export { returnFocus } from './return-focus.ts';
