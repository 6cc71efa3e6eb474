import { connect, type Socket } from 'node:net';

/** How many connections are opened at once. */
const BATCH = 200;

/** One tab of one browser each, as the page server sees them: a stream without the browser around it. */
export async function openStreams(port: number, count: number) {
  /** Called with each event. */
  let onEvent = () => {};
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(BATCH, count - sockets.length) }, (_, index) =>
      openStream(port, addressOf(sockets.length + index), () => onEvent()),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  return {
    /** Waits until every tab was told of the next change. @returns milliseconds from now to each of them */
    async untilNotified(): Promise<number[]> {
      const start = performance.now();
      const times: number[] = [];
      await new Promise<void>((resolve) => {
        onEvent = () => {
          times.push(performance.now() - start);
          if (times.length === count) resolve();
        };
      });
      return times;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Each tab has an address of its own, because the page server limits the streams of one. */
const addressOf = (index: number): string => `10.0.${index >> 8}.${index & 255}`;

function openStream(port: number, address: string, onEvent: () => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET /revision/events HTTP/1.1\r\nHost: localhost:${port}\r\nX-Forwarded-For: ${address}\r\n\r\n`),
    );
    socket.setEncoding('utf8').once('error', reject);
    // The first event comes with the head of the answer.
    socket.once('data', () => {
      socket.on('data', (text) => String(text).includes('data: ') && onEvent());
      resolve(socket);
    });
  });
}

/** Tabs without a stream: each asks once within the interval, with the ETag of its last answer. @returns how many were answered with 304 */
export async function askRevision(
  origin: string,
  { tabs, intervalMs, forMs }: { tabs: number; intervalMs: number; forMs: number },
) {
  const first = await fetch(`${origin}/revision`);
  const headers = { 'if-none-match': String(first.headers.get('etag')) };
  const pauseMs = intervalMs / tabs;
  const statuses: Promise<number>[] = [];
  for (const start = performance.now(); performance.now() - start < forMs; ) {
    statuses.push(fetch(`${origin}/revision`, { headers }).then(({ status }) => status));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return (await Promise.all(statuses)).filter((status) => status === 304).length;
}
