import type { KeyboardEvent } from 'react';

const POST = '[aria-posinset]';
const FOCUSABLE = 'a[href], button:not(:disabled), input, textarea, select, [tabindex="0"]';
const TEXT_FIELD = 'input, textarea, select, [contenteditable="true"]';

/**
 * The keys of the ARIA feed pattern, while the focus is on a post or in it: Page Down and Page Up move to the next and the
 * previous post, Control+End and Control+Home leave the feed.
 */
export function moveBetweenPosts(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: feed, key } = event;
  if (!(target instanceof Element) || event.defaultPrevented || target.closest(TEXT_FIELD)) return;
  const posts = [...feed.querySelectorAll<HTMLElement>(POST)];
  // Not found: the target is in a dialog or a menu of a post.
  const at = posts.findIndex((post) => post.contains(target));
  if (at === -1) return;
  const next = event.ctrlKey ? outsideOf(feed, key) : { PageDown: posts[at + 1], PageUp: posts[at - 1] }[key];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: event.ctrlKey ? 'nearest' : 'start' });
}

/** The nearest element beyond an end of the feed that the Tab key reaches; of tabs, that is the chosen one. */
function outsideOf(feed: HTMLElement, key: string): HTMLElement | undefined {
  const side = { Home: Node.DOCUMENT_POSITION_PRECEDING, End: Node.DOCUMENT_POSITION_FOLLOWING }[key];
  if (side === undefined) return undefined;
  const beyond = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && feed.compareDocumentPosition(element) === side && element.checkVisibility(),
  );
  return key === 'Home' ? beyond.at(-1) : beyond[0];
}
