import { useEffect, useState } from 'react';

/** The page reads everything again after a change. Rows that come with the answers may replace the opener for so long. */
const RETURN_MS = 3_000;

interface Opener {
  element: HTMLElement;
  /** What a reader calls it. */
  label: string;
  /** The part of the page that it is in. */
  region: HTMLElement | null;
}

/**
 * Gives the focus back to the element that had it before a dialog. The dialog itself does so once, in the next frame. A list that
 * the server's events render again at that time has another element in the position of the opener, or moves it, and a moved element
 * loses the focus: the page would begin at its top. An opener that is gone for good leaves the focus to its part of the page.
 */
export function useReturnedFocus(): void {
  // While rendering: the effects of the dialog move the focus.
  const [opener] = useState(() => describeOpener(document.activeElement));
  useEffect(() => () => void (opener && returnFocus(opener)), [opener]);
}

const labelOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;

function describeOpener(element: Element | null): Opener | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  return { element, label: labelOf(element), region: element.closest<HTMLElement>('section, main') };
}

function returnFocus({ element, label, region }: Opener): void {
  const { tagName } = element;
  const giveBack = () => {
    const { activeElement, body } = document;
    const rest = region?.isConnected ? region : document.querySelector<HTMLElement>('main');
    if (activeElement !== body && activeElement !== rest) return;
    const successor = element.isConnected
      ? element
      : [...document.querySelectorAll<HTMLElement>(tagName)].find((each) => labelOf(each) === label);
    if (!successor) rest?.setAttribute('tabindex', '-1');
    (successor ?? rest)?.focus();
  };
  const observer = new MutationObserver(giveBack);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'aria-hidden'] });
  requestAnimationFrame(() => requestAnimationFrame(giveBack));
  const events = ['pointerdown', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, stop, true);
  };
  const timer = setTimeout(stop, RETURN_MS);
  for (const event of events) addEventListener(event, stop, true);
}
