/** What open dialogs need of the page; fetched with the first one. */
export { createOverlayHistory } from './overlay-history.ts';
export { returnFocus } from './return-focus.ts';
