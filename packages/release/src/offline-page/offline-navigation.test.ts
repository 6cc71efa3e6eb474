import type { ServerResponse } from 'node:http';
import { runInNewContext } from 'node:vm';
import { servePushWorker } from '../server/serve-push-worker.ts';
import { OFFLINE_PAGE } from './offline-page.ts';

interface FakeRequest {
  mode?: string;
  method?: string;
  destination?: string;
}

function scriptOf(hasOfflinePage: boolean): string {
  let sent = '';
  const response = { writeHead: () => undefined, end: (body: Buffer) => (sent = String(body)) };
  servePushWorker(hasOfflinePage)({ method: 'GET' } as never, response as unknown as ServerResponse as never);
  return sent;
}

/** The worker without a browser. `network` answers what the worker requests itself. */
function startWorker({ hasOfflinePage = true, network = async (): Promise<unknown> => 'fetched' } = {}) {
  const log: string[] = [];
  const listeners: [string, (event: object) => void][] = [];
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.push([name, listener]),
    clients: { claim: async () => log.push('claim') },
    registration: {
      navigationPreload: { enable: async () => log.push('preload on'), disable: async () => log.push('preload off') },
    },
    skipWaiting: async () => log.push('skip waiting'),
  };
  runInNewContext(scriptOf(hasOfflinePage), { self, Response, fetch: network });
  const emit = async (name: string, event: object) => {
    let answer: Promise<unknown> | undefined;
    const methods = { waitUntil: () => undefined, respondWith: (given: Promise<unknown>) => (answer = given) };
    for (const [each, listener] of listeners) if (each === name) listener({ ...event, ...methods });
    return answer;
  };
  return {
    log,
    emit,
    /** Undefined when the browser does the request. */
    load: (request: FakeRequest = {}, preloadResponse: Promise<unknown> = Promise.resolve(undefined)) =>
      emit('fetch', {
        request: { mode: 'navigate', method: 'GET', destination: 'document', ...request },
        preloadResponse,
      }),
    events: new Set(listeners.map(([name]) => name)),
  };
}

const loseNetwork = async () => {
  throw new TypeError('Failed to fetch');
};

it('answers a navigation with what the browser has requested in the meantime', async () => {
  const network = jest.fn(loseNetwork);
  expect(await startWorker({ network }).load({}, Promise.resolve('preloaded'))).toBe('preloaded');
  expect(network).not.toHaveBeenCalled();
});

it('requests the page itself in a browser without navigation preload', async () => {
  expect(await startWorker().load()).toBe('fetched');
});

it.each([
  ['the request of the browser', () => startWorker().load({}, loseNetwork())],
  ['its own request', () => startWorker({ network: loseNetwork }).load()],
])('answers with the offline page when %s fails', async (_what, load) => {
  const response = await load();
  if (!(response instanceof Response)) throw new Error('There is no response.');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
  expect(await response.text()).toBe(OFFLINE_PAGE.html);
});

it.each<FakeRequest>([
  { mode: 'cors', destination: '' },
  { mode: 'cors', destination: 'script' },
  { mode: 'no-cors', destination: 'image' },
  { destination: 'iframe' },
  { method: 'POST' },
])('leaves %j to the browser', async (request) => {
  expect(await startWorker({ network: loseNetwork }).load(request)).toBeUndefined();
});

it('replaces an earlier worker at once, and lets the browser request pages while it starts', async () => {
  const worker = startWorker();
  await worker.emit('install', {});
  await worker.emit('activate', {});
  expect(worker.log.sort()).toEqual(['claim', 'preload on', 'skip waiting']);
});

it('handles no request when the offline page is turned off', async () => {
  const worker = startWorker({ hasOfflinePage: false });
  await worker.emit('activate', {});
  expect([...worker.events].sort()).toEqual(['activate', 'install', 'notificationclick', 'push']);
  expect(worker.log.sort()).toEqual(['claim', 'preload off']);
});
