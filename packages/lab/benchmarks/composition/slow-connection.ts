import { createServer, connect as openSocket, type Server, type Socket } from 'node:net';

/** The connection between a browser and all servers. */
export interface Line {
  name: string;
  /** Round-trip time in milliseconds. */
  roundTrip: number;
  /** Bits per second. */
  down: number;
  up: number;
}

/** Lighthouse's "slow 4G" and WebPageTest's "cable". */
export const LINES = {
  slow4g: { name: 'slow 4G', roundTrip: 150, down: 1_638_400, up: 750_000 },
  cable: { name: 'cable', roundTrip: 28, down: 5_000_000, up: 1_000_000 },
} as const satisfies Record<string, Line>;

/** No delay, for warm-up and for tools that simulate their own connection. */
export const NO_LINE: Line = { name: 'none', roundTrip: 0, down: 1e9, up: 1e9 };

export interface SlowLine {
  /** Switches to another connection with an empty DNS cache. */
  use(line: Line): void;
  close(): void;
}

/**
 * Simulates a connection in front of one server, with one port per origin. Unlike the browser's emulation it delays
 * connection setup: the first bytes wait one round trip for TCP, those to a new origin another one for
 * DNS, and TLS adds its round trips. All connections share the bandwidth in each direction.
 */
export async function layLine(ports: readonly number[], target: number): Promise<SlowLine> {
  let line: Line = LINES.cable;
  let freeAt = { down: 0, up: 0 };
  const lookedUp = new Set<number>();

  /** The arrival time of these bytes, in milliseconds of `performance.now()`. */
  const arrival = (way: 'down' | 'up', bytes: number, notBefore: number): number => {
    const begin = Math.max(performance.now(), freeAt[way], notBefore);
    freeAt[way] = begin + (bytes * 8_000) / line[way];
    return freeAt[way] + line.roundTrip / 2;
  };
  const carry = (from: Socket, to: Socket, way: 'down' | 'up', notBefore: number) => {
    // Sequentially, because timers may fire out of order.
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
