import type { PageRevision } from '@xana/contracts/releases/page-revision';
import { watchRevision } from './watch-revision.ts';

const REVISION: PageRevision = { revision: 8, microfrontends: {} };

/** A lock manager that grants the lock to one holder at a time. */
function createLocks() {
  let queue = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = queue.then(() => (signal.aborted ? Promise.reject(signal.reason) : work()));
      queue = turn.catch(() => {});
      return turn;
    },
  } as unknown as LockManager;
}

/** Opens a tab of a browser whose tabs share `locks` and `bus`. */
function openTab(locks = createLocks(), bus: { onmessage: ((event: MessageEvent) => void) | null }[] = []) {
  const reported: PageRevision[] = [];
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), {
    document,
    fetch() {
      asked += 1;
      return answer();
    },
  });
  const show = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const streams: { onmessage: ((event: { data: string }) => void) | null; readyState: number; close(): void }[] = [];
  const own = { onmessage: null } as (typeof bus)[number];
  bus.push(own);
  const channel = Object.assign(own, {
    postMessage(data: unknown) {
      for (const other of bus) if (other !== own) other.onmessage?.({ data } as MessageEvent);
    },
  });
  const ask = watchRevision({
    window: window as never,
    locks,
    channel: channel as never,
    onRevision: (revision) => reported.push(revision),
    revision: 1,
    openStream: () => {
      const stream = {
        onmessage: null,
        readyState: 1,
        close() {
          stream.readyState = 2;
        },
      };
      streams.push(stream);
      return stream as never;
    },
  });
  return { ask, reported, streams, show };
}

const reply = (data: unknown, ok = true) => ({ ok, json: async () => data }) as Response;
const settle = () => jest.advanceTimersByTimeAsync(0);
let asked = 0;
let answer: () => Promise<Response>;

beforeAll(() => Object.assign(globalThis, { EventSource: { OPEN: 1 } }));
beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  answer = async () => reply(REVISION);
});
afterEach(() => jest.useRealTimers());

describe('[MF-04] watchRevision', () => {
  it('reports what the stream sends, also in the other tabs of the browser, of which one listens', async () => {
    const locks = createLocks();
    const bus: never[] = [];
    const [first, second] = [openTab(locks, bus), openTab(locks, bus)];
    await settle();
    expect([first.streams.length, second.streams.length]).toEqual([1, 0]);
    first.streams[0]?.onmessage?.({ data: JSON.stringify(REVISION) });
    expect([first.reported, second.reported]).toEqual([[REVISION], [REVISION]]);
  });

  it('stops listening while the tab is hidden, and asks when it is visible again', async () => {
    const { streams, reported, show } = openTab();
    await settle();
    show('hidden');
    expect(streams[0]?.readyState).toBe(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(0);
    show('visible');
    await settle();
    expect([asked, reported.length, streams.length]).toEqual([1, 1, 2]);
  });

  it('asks before a module is loaded unless it listens or has asked within five seconds', async () => {
    const { ask, streams } = openTab();
    await settle();
    await jest.advanceTimersByTimeAsync(6_000);
    await ask();
    expect(asked).toBe(0);
    if (streams[0]) streams[0].readyState = 0;
    await ask();
    await ask();
    expect(asked).toBe(1);
  });

  it.each([
    ['does not answer', () => new Promise<Response>(() => {})],
    ['cannot be reached', () => Promise.reject(new TypeError('failed'))],
    ['answers with an error', async () => reply('down', false)],
    ['answers something else', async () => reply({ revision: 'x' })],
  ])('lets the module load when the page server %s', async (_, next) => {
    answer = next;
    const { ask, streams, reported } = openTab();
    await settle();
    if (streams[0]) streams[0].readyState = 0;
    await jest.advanceTimersByTimeAsync(6_000);
    const asking = ask();
    await jest.advanceTimersByTimeAsync(500);
    await asking;
    expect(reported).toEqual([]);
  });

  it('asks between every four and six minutes', async () => {
    const { streams } = openTab();
    await settle();
    if (streams[0]) streams[0].readyState = 2;
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(asked).toBeGreaterThanOrEqual(10);
    expect(asked).toBeLessThanOrEqual(15);
  });
});
