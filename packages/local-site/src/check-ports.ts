import { createServer } from 'node:net';
import { PORT_OFFSETS, readTopology, type Topology } from './topology.ts';

/**
 * Ports to which no browser connects, of those that a site can get (https://fetch.spec.whatwg.org/#port-blocking). Chromium
 * shows ERR_UNSAFE_PORT.
 */
const BLOCKED_PORTS = [3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080];

/** @throws Error with the ports that browsers block or other programs use, and an offset at which all ports are free on this machine */
export async function checkPorts(topology: Topology): Promise<void> {
  const blocked = blockedPorts(topology);
  if (blocked.length > 0)
    throw new Error(
      `Browsers refuse to connect to these ports: ${blocked.join(', ')}.\nChoose another XANA_PORT_OFFSET, for example one of ` +
        `${PORT_OFFSETS.join(', ')}.`,
    );
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

/** Names each port with its service: `6000 (api)`. */
export const blockedPorts = (topology: Topology): string[] =>
  named(topology)
    .filter(([, port]) => BLOCKED_PORTS.includes(port))
    .map(describe);

async function takenPorts(topology: Topology): Promise<string[]> {
  // A team may develop its remote before the site starts.
  const wanted = named(topology).filter(([name]) => name !== 'development');
  const areFree = await Promise.all(wanted.map(([, port]) => isFree(port)));
  return wanted.filter((_, index) => !areFree[index]).map(describe);
}

const named = ({ ports, remotes }: Topology): [string, number][] => Object.entries({ ...ports, ...remotes });
const describe = ([name, port]: [string, number]): string => `${port} (${name})`;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
