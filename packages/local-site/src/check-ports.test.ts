import { createServer, type Server } from 'node:net';
import { blockedPorts, checkPorts } from './check-ports.ts';
import { PORT_OFFSETS, readTopology } from './topology.ts';

/** Far from the ports of a running site. */
const OFFSET = 16_000;

const listenAt = (port: number) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, () => resolve(server));
  });

it('names each taken port and an offset whose ports are all free', async () => {
  const topology = readTopology({ XANA_PORT_OFFSET: String(OFFSET) });
  const server = await listenAt(topology.ports.cards);
  try {
    await expect(checkPorts(topology)).rejects.toThrow(
      /^These ports are taken by another program: 20551 \(cards\)\.\nStop it, or move the whole site: XANA_PORT_OFFSET=\d+ XANA_DATA=\.local\/site-\d+ npm start$/,
    );
  } finally {
    server.close();
  }
});

it('does not recommend an offset at which another site runs', async () => {
  // A site of this machine may use the port already.
  const first = await listenAt(readTopology({}).ports.api).catch(() => null);
  const second = await listenAt(readTopology({ XANA_PORT_OFFSET: '100' }).ports.faucet);
  try {
    await expect(checkPorts(readTopology({}))).rejects.toThrow(/XANA_PORT_OFFSET=[2-9]00 /);
  } finally {
    first?.close();
    second.close();
  }
});

it('rejects an offset whose ports browsers block, before anything is built, and names the port', async () => {
  await expect(checkPorts(readTopology({ XANA_PORT_OFFSET: '2000' }))).rejects.toThrow(
    /^Browsers refuse to connect to these ports: 6000 \(api\)\.\nChoose another XANA_PORT_OFFSET, for example one of 0, 100, /,
  );
});

it('finds no blocked port at the offsets for several sites', () => {
  const blocked = PORT_OFFSETS.map((offset) => blockedPorts(readTopology({ XANA_PORT_OFFSET: String(offset) })));
  expect(blocked.flat()).toEqual([]);
});
