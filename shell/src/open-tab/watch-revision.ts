import {
  type PageRevision,
  pageRevision,
  REVISION_EVENTS_PATH,
  REVISION_PATH,
} from '@xana/contracts/releases/page-revision';

/** An answer that is younger is not asked for again. */
const FRESH_MS = 5_000;
/** A module does not wait longer than this for the answer before it loads. */
const MAX_WAIT_MS = 500;
/** Between two questions of a visible tab without a stream. Spread, so that tabs do not all ask in one moment. */
const MIN_INTERVAL_MS = 4 * 60_000;
const MAX_INTERVAL_MS = 6 * 60_000;
/** One tab of a browser listens for all of them: over HTTP/1.1 a browser has six connections to one origin. */
const LOCK = 'xana-revision';

export interface WatchOptions {
  window: Window;
  locks: Pick<LockManager, 'request'>;
  /** Shared with the other tabs of the site. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  openStream?: (path: string) => EventSource;
  /** Of the page that this tab loaded; release managers see how many tabs have an older one. */
  revision: number;
  onRevision(revision: PageRevision): void;
}

/**
 * Reports the revision of the active page: from the stream, from another tab that listens to it, and by asking when the tab becomes
 * visible, at intervals, and before a module is loaded.
 *
 * @returns how to ask
 */
export function watchRevision(options: WatchOptions): () => Promise<void> {
  const { window, locks, channel, revision, onRevision, openStream = (path) => new EventSource(path) } = options;
  const { document } = window;
  let stream: EventSource | undefined;
  let stopListening = () => {};
  /** The document itself was the newest page when its navigation began. */
  let answeredAt = 0;
  const accept = (data: unknown): boolean => {
    const { success, data: answer } = pageRevision.safeParse(data);
    answeredAt = performance.now();
    if (success) onRevision(answer);
    return success;
  };
  const fetchRevision = async () => {
    const reply = await window.fetch(REVISION_PATH);
    if (reply.ok) accept(await reply.json());
  };
  const ask = async () => {
    if (stream?.readyState === EventSource.OPEN || performance.now() - answeredAt < FRESH_MS) return;
    answeredAt = performance.now();
    const limit = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    // A page server that does not answer must not delay the page.
    await Promise.race([fetchRevision().catch(() => {}), limit]);
  };
  const listen = () => {
    const waiting = new AbortController();
    const held = new Promise<void>((resolve) => {
      stopListening = () => {
        waiting.abort();
        stream?.close();
        stream = undefined;
        resolve();
      };
    });
    const begin = () => {
      stream = openStream(`${REVISION_EVENTS_PATH}?revision=${revision}`);
      stream.onmessage = ({ data }) => {
        const change: unknown = JSON.parse(String(data));
        if (accept(change)) channel.postMessage(change);
      };
      return held;
    };
    locks.request(LOCK, { signal: waiting.signal }, begin).catch(() => {});
  };
  const onVisibility = () => {
    stopListening();
    if (document.visibilityState !== 'visible') return;
    void ask();
    listen();
  };
  const askLater = () => {
    const delay = MIN_INTERVAL_MS + Math.random() * (MAX_INTERVAL_MS - MIN_INTERVAL_MS);
    setTimeout(() => {
      if (document.visibilityState === 'visible') void ask();
      askLater();
    }, delay);
  };
  channel.onmessage = ({ data }) => accept(data);
  document.addEventListener('visibilitychange', onVisibility);
  // A page with an open stream or a lock is not kept for Back and Forward.
  window.addEventListener('pagehide', () => stopListening());
  window.addEventListener('pageshow', ({ persisted }) => persisted && onVisibility());
  onVisibility();
  askLater();
  return ask;
}
