import { createServer, connect as openSocket, type Server, type Socket } from 'node:net';

/** A line between a browser and all servers, as a person has it. */
export interface Line {
  name: string;
  /** Milliseconds there and back. */
  roundTrip: number;
  /** Bits per second. */
  down: number;
  up: number;
}

/** What Lighthouse calls slow 4G, and what WebPageTest calls cable. */
export const LINES = {
  slow4g: { name: 'slow 4G', roundTrip: 150, down: 1_638_400, up: 750_000 },
  cable: { name: 'cable', roundTrip: 28, down: 5_000_000, up: 1_000_000 },
} as const satisfies Record<string, Line>;

/** Nothing waits, for what warms up or reckons its own line. */
export const NO_LINE: Line = { name: 'none', roundTrip: 0, down: 1e9, up: 1e9 };

export interface SlowLine {
  /** Goes on with another line, with no name looked up yet. */
  use(line: Line): void;
  close(): void;
}

/**
 * Puts a line in front of one server, at one port for each origin. The browser's own emulation charges no connection: here
 * the first bytes of each connection wait a round trip for TCP, those to an origin that was never seen another one for its
 * name, and TLS takes its round trips by itself. All connections share the line's width, each way.
 */
export async function layLine(ports: readonly number[], target: number): Promise<SlowLine> {
  let line: Line = LINES.cable;
  let freeAt = { down: 0, up: 0 };
  const lookedUp = new Set<number>();

  /** When these bytes have arrived at the other end, in milliseconds of `performance.now()`. */
  const arrival = (way: 'down' | 'up', bytes: number, notBefore: number): number => {
    const begin = Math.max(performance.now(), freeAt[way], notBefore);
    freeAt[way] = begin + (bytes * 8_000) / line[way];
    return freeAt[way] + line.roundTrip / 2;
  };
  const carry = (from: Socket, to: Socket, way: 'down' | 'up', notBefore: number) => {
    // One after the other: timers of different lengths may overtake each other.
    let delivered: Promise<void> = Promise.resolve();
    const deliver = (until: number, work: () => void) => {
      delivered = delivered.then(async () => {
        const wait = until - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        work();
      });
    };
    from.on('data', (bytes: Buffer) => {
      deliver(arrival(way, bytes.length, notBefore), () => to.writable && to.write(bytes));
    });
    from.on('close', () => deliver(0, () => to.destroy()));
    from.on('error', () => to.destroy());
  };
  const servers = await Promise.all(
    ports.map(
      (port) =>
        new Promise<Server>((resolve, reject) => {
          const server = createServer({ noDelay: true }, (browser) => {
            const handshakes = lookedUp.has(port) ? 1 : 2;
            lookedUp.add(port);
            const origin = openSocket({ port: target, host: '127.0.0.1', noDelay: true });
            carry(browser, origin, 'up', performance.now() + handshakes * line.roundTrip);
            carry(origin, browser, 'down', 0);
          });
          server.once('error', reject);
          server.listen(port, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  return {
    use(next) {
      line = next;
      freeAt = { down: 0, up: 0 };
      lookedUp.clear();
    },
    close() {
      for (const server of servers) server.close();
    },
  };
}
