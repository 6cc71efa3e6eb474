import type { overlayStack } from '@xana/ui-kit/overlay-stack';

/** How long to wait for the control that replaces the opener, for example while a list reloads for a member. */
const SUCCESSOR_TIMEOUT_MS = 6_000;
const USER_EVENTS = ['keydown', 'pointerdown'] as const;
const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

interface Opener {
  element: HTMLElement;
  /** Shared by the control and the one that replaces it after a login or logout. */
  focusKey: string | undefined;
  remoteModule: Element | null;
}

/**
 * Returns the focus to the opener when the last overlay closes. A login replaces the opener ("Log in" by the wallet,
 * "Follow" by "Unfollow"); the focus then goes to its replacement, where it would otherwise fall back to the body.
 */
export function returnFocus(overlays: typeof overlayStack, document: Document): void {
  let opener: Opener | undefined;
  let stopWatching = () => {};
  const follow = () => {
    stopWatching();
    const [first] = overlays.current();
    if (first) opener = describe(first.opener) ?? opener;
    else if (opener) stopWatching = keepFocusNear(opener, document);
  };
  overlays.subscribe(follow);
  follow();
}

/** Returns undefined for the body and for controls inside another dialog. */
function describe(element: Element | null): Opener | undefined {
  if (!(element instanceof HTMLElement) || element.matches('body, [role$=dialog] *')) return undefined;
  const keyed = element.closest<HTMLElement>('[data-focus-key]');
  return { element, focusKey: keyed?.dataset.focusKey, remoteModule: element.closest('[data-remote-module]') };
}

/** Restores the focus whenever it falls back to the body, until the user acts or the timeout ends. */
function keepFocusNear(opener: Opener, document: Document): () => void {
  const restore = () => {
    if (document.activeElement === document.body) successorOf(opener, document)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(restore);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of USER_EVENTS) document.removeEventListener(move, stop, true);
  };
  const settle = () => {
    stop();
    if (document.activeElement === document.body) neighbourOf(opener, document)?.focus({ preventScroll: true });
  };
  const timer = setTimeout(settle, SUCCESSOR_TIMEOUT_MS);
  for (const move of USER_EVENTS) document.addEventListener(move, stop, { capture: true, once: true });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
  restore();
  return stop;
}

function successorOf({ element, focusKey, remoteModule }: Opener, document: Document): HTMLElement | undefined {
  if (isUsable(element)) return element;
  if (focusKey === undefined) return undefined;
  const selector = `[data-focus-key="${CSS.escape(focusKey)}"]`;
  return [remoteModule?.querySelector<HTMLElement>(selector), document.querySelector<HTMLElement>(selector)].find(
    isUsable,
  );
}

function neighbourOf({ remoteModule }: Opener, document: Document): HTMLElement | undefined {
  return [remoteModule?.querySelector<HTMLElement>(FOCUSABLE), document.querySelector<HTMLElement>('main')].find(
    isUsable,
  );
}

const isUsable = (element: HTMLElement | null | undefined): element is HTMLElement =>
  !!element?.isConnected && element.checkVisibility() && !element.matches(':disabled');
