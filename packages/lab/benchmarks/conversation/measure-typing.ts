import type { Browser, Locator, Page } from '@playwright/test';
import { messageField } from '@xana/journeys/site/chat-members';

/** Characters; the text breaks into several lines, so that the field grows. */
const KEYSTROKES = 200;
const KEY_INTERVAL_MS = 40;
const TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(5).slice(0, KEYSTROKES);

/** @returns milliseconds from each key press to the end of the frame that shows its character, in the composer of the chat */
export async function measureTyping(page: Page): Promise<number[]> {
  const field = messageField(page);
  const times = await typeInto(page, field);
  await field.fill('');
  return times;
}

/** The same in a text area on a page that has nothing else. */
export async function measureBareTyping(browser: Browser): Promise<number[]> {
  const page = await browser.newPage();
  await page.setContent('<textarea aria-label="Message" style="field-sizing: content; width: 40rem"></textarea>');
  const times = await typeInto(page, page.getByRole('textbox'));
  await page.close();
  return times;
}

async function typeInto(page: Page, field: Locator): Promise<number[]> {
  await field.focus();
  const times = await page.evaluateHandle(() => {
    const found: number[] = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message after the callbacks of a frame arrives when the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => found.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
    return found;
  });
  await field.pressSequentially(TEXT, { delay: KEY_INTERVAL_MS });
  return times.jsonValue();
}
