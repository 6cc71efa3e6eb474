import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { PUSH_CLICKED } from '@xana/contracts/push-worker';

const SCRIPT = readFileSync(join(import.meta.dirname, 'push-worker.browser.js'), 'utf8');
const ORIGIN = 'https://xana.example';

interface FakeWindow {
  url: string;
  frameType: string;
  focused: boolean;
  visibilityState: string;
  focus(): Promise<void>;
  navigate(url: string): Promise<void>;
  postMessage(message: unknown, ports: [{ answer(): void }]): void;
}

/** The script in a worker without a browser: what it shows, where it goes, and whom it asks. */
function startWorker(endpoint = 'https://push.example.com/send/1') {
  const log: unknown[] = [];
  const windows: FakeWindow[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: ORIGIN },
    clients: {
      matchAll: async () => windows,
      claim: async () => undefined,
      openWindow: async (url: string) => log.push(`open ${url}`),
    },
    registration: {
      pushManager: { getSubscription: async () => ({ endpoint }) },
      showNotification: async (title: string, options: object) => log.push({ title, ...options }),
    },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  class FakeChannel {
    port1: { onmessage?: () => void } = {};
    port2 = { answer: () => this.port1.onmessage?.() };
  }
  // The worker waits for the answer of a page; here it is there at once or never.
  const setTimeout = (work: () => void) => queueMicrotask(work);
  runInNewContext(SCRIPT, { self, URL, MessageChannel: FakeChannel, setTimeout });
  const emit = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
    return log;
  };
  return {
    log,
    openWindow(path: string, change: Partial<FakeWindow> = {}) {
      windows.push({
        url: `${ORIGIN}${path}`,
        frameType: 'top-level',
        focused: false,
        visibilityState: 'hidden',
        focus: async () => void log.push(`focus ${path}`),
        navigate: async (url) => void log.push(`navigate ${path} to ${url}`),
        postMessage: () => undefined,
        ...change,
      });
    },
    receive: (message: unknown) => emit('push', { data: { json: () => message } }),
    receiveBroken: () => emit('push', { data: null }),
    click: (path: unknown) =>
      emit('notificationclick', { notification: { data: { path }, close: () => log.push('close') } }),
    events: [...listeners.keys()],
  };
}

const MESSAGE = {
  kind: 'like',
  title: 'Ren liked your post',
  body: 'Good morning',
  path: '/details/17?for=feed',
  tag: 'notification-3',
  locale: 'en',
};

it('[NT-11] shows a message with the page that it leads to', async () => {
  expect(await startWorker().receive(MESSAGE)).toEqual([
    {
      title: 'Ren liked your post',
      body: 'Good morning',
      lang: 'en',
      tag: 'notification-3',
      data: { path: '/details/17?for=feed' },
    },
  ]);
});

it('[NT-11] shows something for a message that it does not understand, because browsers require it', async () => {
  const generic = { title: 'XANA', body: '', lang: '', tag: '', data: { path: '/notifications' } };
  expect(await startWorker().receiveBroken()).toEqual([generic]);
  for (const message of [null, 'text', { title: 7, body: {}, path: '//evil.test/' }])
    expect(await startWorker().receive(message)).toEqual([generic]);
});

it('[NT-11] shows nothing while the member looks at the site', async () => {
  const worker = startWorker();
  worker.openWindow('/', { focused: true });
  expect(await worker.receive(MESSAGE)).toEqual([]);
  const background = startWorker();
  background.openWindow('/');
  background.openWindow('/frame', { focused: true, frameType: 'nested' });
  expect(await background.receive(MESSAGE)).toHaveLength(1);
});

it('[NT-11] always shows a message of Apple, which ends a subscription otherwise', async () => {
  const worker = startWorker('https://web.push.apple.com/QGu');
  worker.openWindow('/', { focused: true });
  expect(await worker.receive(MESSAGE)).toHaveLength(1);
});

it('[NT-11] opens a window when the site is closed', async () => {
  expect(await startWorker().click('/details/17?for=feed')).toEqual(['close', `open ${ORIGIN}/details/17?for=feed`]);
});

it('[NT-11] focuses the page that is open at the address already', async () => {
  const worker = startWorker();
  worker.openWindow('/', { focused: true });
  worker.openWindow('/chat');
  expect(await worker.click('/chat')).toEqual(['close', 'focus /chat']);
});

it('[NT-11] lets an open page go to the path itself, which reloads nothing', async () => {
  const worker = startWorker();
  worker.openWindow('/hidden');
  worker.openWindow('/explore', {
    visibilityState: 'visible',
    postMessage(message, [port]) {
      worker.log.push(message);
      port.answer();
    },
  });
  expect(await worker.click('/chat')).toEqual(['close', 'focus /explore', { type: PUSH_CLICKED, path: '/chat' }]);
});

it('[NT-11] navigates a page that does not answer, and opens a window when it cannot', async () => {
  const worker = startWorker();
  worker.openWindow('/explore');
  expect(await worker.click('/chat')).toEqual(['close', 'focus /explore', `navigate /explore to ${ORIGIN}/chat`]);
  const uncontrolled = startWorker();
  const reject = async () => {
    throw new TypeError('This page has another worker.');
  };
  uncontrolled.openWindow('/explore', { focus: reject, navigate: reject });
  expect(await uncontrolled.click('/chat')).toEqual(['close', `open ${ORIGIN}/chat`]);
});

it.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)', undefined, 7])(
  '[NT-11] [T41] leads to the notifications when a message names %p',
  async (path) => {
    expect(await startWorker().click(path)).toEqual(['close', `open ${ORIGIN}/notifications`]);
  },
);
