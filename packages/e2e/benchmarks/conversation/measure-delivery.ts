import type { Browser, Locator, Page } from '@playwright/test';
import { startService } from '@xana/local-site/service';
import { messageField } from '../../site/chat-members.ts';

const PAUSE_MS = 100;

/** @returns milliseconds from pressing Enter to the frame in which the other browser shows the message */
export function measureDelivery(sender: Page, receiver: Page, count: number): Promise<number[]> {
  return deliver(messageField(sender), receiver, count);
}

/** The same between two pages with a text field and plain socket.io, whose server forwards and stores nothing. */
export async function measureBareDelivery(browser: Browser, count: number): Promise<number[]> {
  let origin = '';
  const service = await startService({
    name: 'plain socket.io',
    script: 'packages/e2e/benchmarks/api/bare-sockets.ts',
    environment: {},
    onLine: (line) => {
      origin = line.replace('at ', '');
    },
  });
  const sender = await openBarePage(browser, origin, 'sender');
  const receiver = await openBarePage(browser, origin, 'receiver');
  const times = await deliver(sender.getByRole('textbox'), receiver, count);
  await Promise.all([sender.context().close(), receiver.context().close(), service.stop()]);
  return times;
}

async function openBarePage(browser: Browser, origin: string, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const script = `${origin}/socket.io/socket.io.js`;
  await page.goto(script);
  await page.setContent('<main></main><textarea aria-label="Message"></textarea>');
  await page.addScriptTag({ url: script });
  await page.addScriptTag({
    content: `
      const socket = io({ auth: { name: '${name}' }, transports: ['websocket'] });
      socket.on('connect', () => { document.title = 'connected'; });
      socket.on('message', ({ body }) => {
        const row = document.createElement('p');
        row.textContent = body;
        document.querySelector('main').append(row);
      });
      document.querySelector('textarea').addEventListener('keydown', (event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        socket.emit('sendMessage', { receiverId: 'receiver', body: event.target.value }, () => {});
        event.target.value = '';
      });`,
  });
  await page.waitForFunction(() => document.title === 'connected');
  return page;
}

async function deliver(field: Locator, receiver: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = `Measured ${index} at ${Date.now()}`;
    await field.fill(text);
    // The promise is in an object, because a promise alone would be awaited.
    const seen = await receiver.evaluateHandle(watchFor, text);
    const pressed = await field.evaluateHandle((element) => ({
      at: new Promise<number>((resolve) => {
        element.addEventListener('keydown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
          once: true,
          capture: true,
        });
      }),
    }));
    await field.press('Enter');
    times.push((await seen.evaluate(({ at }) => at)) - (await pressed.evaluate(({ at }) => at)));
    await field.page().waitForTimeout(PAUSE_MS);
  }
  return times;
}

/** Runs in the page. @returns `at`: when the frame was painted that shows the text, in milliseconds since 1970 */
function watchFor(text: string): { at: Promise<number> } {
  const at = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent?.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message from a frame's callbacks arrives when the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return { at };
}
