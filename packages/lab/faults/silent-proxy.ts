import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can drop all traffic, as a network does whose other end is gone. */
export interface SilentProxy {
  /** @returns the address of the server through this proxy */
  to(address: string): string;
  /** Drops all traffic without closing a connection. */
  silence(): void;
  /** Forwards new connections; earlier ones stay silent. */
  forward(): void;
  close(): Promise<void>;
}

export async function startSilentProxy(): Promise<SilentProxy> {
  let target: URL | undefined;
  let isSilent = false;
  const near = new Set<Socket>();
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((caller) => {
    near.add(caller);
    caller.on('error', () => {});
    caller.once('close', () => near.delete(caller));
    if (isSilent || !target) return;
    const far = connect(Number(target.port), target.hostname);
    far.on('error', () => caller.destroy());
    far.once('end', () => caller.end());
    caller.once('end', () => far.end());
    caller.on('data', (data) => far.write(data));
    far.on('data', (data) => caller.write(data));
    pairs.add([caller, far]);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    to(address) {
      target = new URL(address);
      return Object.assign(new URL(address), { port: String((server.address() as AddressInfo).port) }).href;
    },
    silence() {
      isSilent = true;
      for (const [caller, far] of pairs) {
        for (const end of [caller, far]) end.removeAllListeners('data').removeAllListeners('end').pause();
      }
    },
    forward() {
      isSilent = false;
    },
    async close() {
      for (const [, far] of pairs) far.destroy();
      for (const caller of near) caller.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
