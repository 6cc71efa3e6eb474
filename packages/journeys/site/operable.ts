import type { Page } from '@playwright/test';

/** Problems for keyboard, touch and voice users that axe cannot detect; empty when there are none. */

const INTERACTIVE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [role="tab"], [role="option"], [role="switch"]';

/** WCAG 2.5.8: targets of at least 24 by 24 CSS pixels, except links in a sentence and visually hidden inputs of custom controls. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((interactive) => {
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(interactive)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[aria-hidden="true"], [inert]')) continue;
      // The link of a card covers the whole card.
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      const target = (isStretched && element.offsetParent) || element.closest('label') || element;
      const { width, height } = target.getBoundingClientRect();
      // One pixel: an input with a custom control, or a link that appears on focus.
      if (width <= 1 || height <= 1) continue;
      const isInSentence =
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim();
      if ((width < 24 || height < 24) && !isInSentence) {
        small.push(`${element.textContent?.trim() || element.getAttribute('aria-label')}: ${width} × ${height}`);
      }
    }
    return small;
  }, INTERACTIVE);
}

/** WCAG 2.5.3: the accessible name contains the visible label. */
export function namesThatDifferFromLabels(page: Page): Promise<string[]> {
  return page.evaluate((interactive) => {
    const different: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(interactive)) {
      const name = element.hasAttribute('aria-labelledby') ? null : element.getAttribute('aria-label');
      // innerText instead of textContent: excludes hidden text.
      // biome-ignore lint/performance/useDomNodeTextContent: see above.
      const seen = element.innerText?.trim();
      if (!name || !seen || !element.checkVisibility()) continue;
      const [said = '', read = ''] = [name, seen].map((text) =>
        text
          .normalize('NFKC')
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      );
      if (!said.includes(read)) different.push(`reads “${seen}”, is called “${name}”`);
    }
    return different;
  }, INTERACTIVE);
}

interface TabOptions {
  /** The number of stops that are visited. */
  most?: number;
  /** Begins behind the frame, at the content of the page, as the link "Skip to content" does. */
  isContentOnly?: boolean;
}

/**
 * Moves through the page by Tab and reports where the focus went back (WCAG 2.4.3), was fully covered or off screen
 * (2.4.11), or was not visible (2.4.7).
 */
export async function tabTroubles(
  page: Page,
  { most = 60, isContentOnly = false }: TabOptions = {},
): Promise<string[]> {
  const troubles: string[] = [];
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    (document.activeElement as HTMLElement | null)?.blur();
    Reflect.deleteProperty(window, 'tabStop');
  });
  if (isContentOnly) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(checkTabStop);
    if (found === 'end') break;
    if (found !== '') troubles.push(found);
  }
  return troubles;
}

/** Runs in the page. @returns the trouble of the element with the focus, an empty text, or `end` when the circle is complete */
async function checkTabStop(): Promise<string> {
  /** An element that appears, hides or scrolls on focus has a second, as long as a slow machine needs to show it. */
  const MAX_WAIT_MS = 1_000;
  const stops = window as unknown as { tabStop?: Element };
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element.tagName === 'IFRAME') return 'end';
  const before = stops.tabStop;
  stops.tabStop = element;
  const name = `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}”`;
  const position = before ? before.compareDocumentPosition(element) : Node.DOCUMENT_POSITION_FOLLOWING;
  if (before === element) return 'end';
  // Back at the first element: done.
  if (position & Node.DOCUMENT_POSITION_PRECEDING && !(position & Node.DOCUMENT_POSITION_CONTAINS)) return 'end';
  if (element.tabIndex > 0) return `${name} has a place of its own in the order`;
  const findTrouble = () => {
    const box = element.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, innerHeight);
    if (right - left < 1 || bottom - top < 1) return `${name} is outside the screen, at ${box.x}, ${box.y}`;
    for (const x of [0.5, 0.1, 0.9]) {
      for (const y of [0.5, 0.1, 0.9]) {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        if (hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)))
          return '';
      }
    }
    return `${name} is covered`;
  };
  const began = performance.now();
  let trouble = findTrouble();
  while (trouble !== '' && performance.now() - began < MAX_WAIT_MS) {
    await new Promise(requestAnimationFrame);
    trouble = findTrouble();
  }
  // A button that loads more is gone with the last page. Tab goes on from its place.
  if (!element.isConnected) return '';
  if (trouble !== '') return trouble;
  let around: HTMLElement | null = element;
  for (let up = 0; around && up < 3; up++) {
    for (const pseudo of [null, '::after', '::before']) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(around, pseudo);
      if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return '';
    }
    around = around.parentElement;
  }
  return `${name} does not show that it has the focus`;
}
