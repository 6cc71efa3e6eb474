import { createServer } from 'node:net';
import { PORT_OFFSETS, readTopology, type Topology } from './topology.ts';

/** @throws Error with the taken ports and an offset at which all ports are free on this machine */
export async function checkPorts(topology: Topology): Promise<void> {
  const taken = await takenPorts(topology);
  if (taken.length === 0) return;
  const offset = await findFreeOffset();
  const advice = offset === undefined ? 'Stop it.' : `Stop it, or move the whole site: ${moveCommand(offset)}`;
  throw new Error(`These ports are taken by another program: ${taken.join(', ')}.\n${advice}`);
}

/** A site beside the first one needs its own data folder as well. */
const moveCommand = (offset: number): string => `XANA_PORT_OFFSET=${offset} XANA_DATA=.local/site-${offset} npm start`;

async function findFreeOffset(): Promise<number | undefined> {
  for (const offset of PORT_OFFSETS) {
    const moved = readTopology({ ...process.env, XANA_PORT_OFFSET: String(offset) });
    if ((await takenPorts(moved)).length === 0) return offset;
  }
  return undefined;
}

async function takenPorts({ ports, remotes }: Topology): Promise<string[]> {
  const wanted = Object.entries({ ...ports, ...remotes });
  const named = await Promise.all(
    wanted.map(async ([name, port]) => ((await isFree(port)) ? '' : `${port} (${name})`)),
  );
  return named.filter(Boolean);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
