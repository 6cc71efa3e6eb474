import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './send-file.ts';

/** How often the pointer to the active page is read while tabs listen: it may be replaced by another process or machine. */
const READ_INTERVAL_MS = 250;
/** Below the 60 s after which nginx ends a stream without data. */
const HEARTBEAT_MS = 45_000;
/** Tabs beyond it get 503, and ask at intervals. */
const MAX_STREAMS = 20_000;
/** Of one network, so that one client does not take all of them. An office or a mobile network shares an address. */
const MAX_STREAMS_OF_NETWORK = 500;
/** A change is written to so many tabs at once, then the server answers other requests. */
const BATCH_SIZE = 500;
/** A tab whose stream ended connects again after a time between these, so that tabs do not all come back in one moment. */
const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 10_000;

export interface RevisionEvents {
  open(request: IncomingMessage, response: ServerResponse): void;
  /** How many streams there are of tabs with the page of each revision. */
  tabs(): Record<string, number>;
  close(): void;
}

interface Source {
  /** Looks whether the active page changed. */
  refresh(): Promise<void>;
  /** Undefined without a page. */
  read(): { name: string; text: string } | undefined;
  networkOf(request: IncomingMessage): string;
}

/** Server-sent events (HTML, section 9.2) that tell open tabs about each change of the active page. */
export function createRevisionEvents({ refresh, read, networkOf }: Source): RevisionEvents {
  /** With the revision of the tab's page; empty for a tab that does not tell it. */
  const streams = new Map<ServerResponse, string>();
  /** How many streams each network has. */
  const counts = new Map<string, number>();
  let shown = '';
  let timers: NodeJS.Timeout[] = [];
  const broadcast = (message: string) => {
    const waiting = [...streams.keys()];
    const writeSome = () => {
      for (const stream of waiting.splice(0, BATCH_SIZE)) stream.write(message);
      if (waiting.length > 0) setImmediate(writeSome);
    };
    writeSome();
  };
  const sendChange = async () => {
    await refresh();
    const current = read();
    if (!current || current.name === shown) return;
    shown = current.name;
    broadcast(eventOf(current.text));
  };
  const start = () => {
    shown = read()?.name ?? '';
    timers = [
      setInterval(() => void sendChange(), READ_INTERVAL_MS),
      setInterval(() => broadcast(':\n\n'), HEARTBEAT_MS),
    ];
    for (const timer of timers) timer.unref();
  };
  const stop = () => {
    for (const timer of timers.splice(0)) clearInterval(timer);
  };
  return {
    open(request, response) {
      const current = read();
      const network = networkOf(request);
      const count = counts.get(network) ?? 0;
      if (!current || streams.size >= MAX_STREAMS || count >= MAX_STREAMS_OF_NETWORK)
        return sendText(response, 503, 'Ask for /revision instead.');
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        // nginx passes each event on at once.
        'x-accel-buffering': 'no',
      });
      const retryMs = Math.round(MIN_RETRY_MS + Math.random() * (MAX_RETRY_MS - MIN_RETRY_MS));
      response.write(`retry: ${retryMs}\n${eventOf(current.text)}`);
      if (streams.size === 0) start();
      streams.set(response, revisionOf(request));
      counts.set(network, count + 1);
      request.once('close', () => {
        streams.delete(response);
        const left = (counts.get(network) ?? 1) - 1;
        if (left > 0) counts.set(network, left);
        else counts.delete(network);
        if (streams.size === 0) stop();
      });
    },
    tabs() {
      const sum: Record<string, number> = {};
      for (const revision of streams.values()) if (revision) sum[revision] = (sum[revision] ?? 0) + 1;
      return sum;
    },
    close() {
      stop();
      for (const stream of streams.keys()) stream.end();
    },
  };
}

const revisionOf = ({ url = '' }: IncomingMessage): string => /[?&]revision=(\d{1,12})(&|$)/.exec(url)?.[1] ?? '';

const eventOf = (text: string): string => `data: ${text}\n\n`;
