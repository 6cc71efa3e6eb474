import type { Browser, Locator, Page } from '@playwright/test';
import { messageField } from '@xana/journeys/site/chat-members';
import { startService } from '@xana/local-site/service';
import { readFrameTimes, recordFrames } from './record-frames.ts';

const PAUSE_MS = 100;

/** One message; milliseconds since Enter was pressed. */
export interface Delivery {
  /** The sender's page has sent the message: by a request, or by the socket of plain socket.io. */
  sent: number;
  /** The receiver's page has got it from its socket. */
  arrived: number;
  /** The frame is painted in which the receiver's page shows it. */
  shown: number;
}

/** Both pages must have been loaded after `recordFrames`. */
export function measureDelivery(sender: Page, receiver: Page, count: number): Promise<Delivery[]> {
  return deliver(messageField(sender), receiver, count);
}

/** The same between two pages with a text field and plain socket.io, whose server inserts one row and forwards the message. */
export async function measureBareDelivery(browser: Browser, database: string, count: number): Promise<Delivery[]> {
  let origin = '';
  const service = await startService({
    name: 'plain socket.io',
    script: 'packages/lab/benchmarks/api/bare-sockets.ts',
    environment: { DATABASE_URL: database },
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
  await recordFrames(context);
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

async function deliver(field: Locator, receiver: Page, count: number): Promise<Delivery[]> {
  const times: Delivery[] = [];
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
    const shown = await seen.evaluate(({ at }) => at);
    const key = await pressed.evaluate(({ at }) => at);
    const { sent } = await readFrameTimes(field.page(), text);
    const { arrived } = await readFrameTimes(receiver, text);
    times.push({ sent: sent - key, arrived: arrived - key, shown: shown - key });
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
