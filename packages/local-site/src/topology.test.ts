import { PORT_OFFSETS, readTopology } from './topology.ts';

/** The remotes of a large site: the next one would be at port 3040. */
const MAX_REMOTE_PORT = 3039;

describe('readTopology', () => {
  it('gives sites at the offsets 0, 100, …, 900 no port in common, with 39 remotes each', () => {
    const users = new Map<number, string[]>();
    for (const offset of PORT_OFFSETS) {
      const { ports } = readTopology({ XANA_PORT_OFFSET: String(offset) });
      const named = Object.entries(ports);
      for (let port = 3001; port <= MAX_REMOTE_PORT; port += 1) named.push([`remote ${port}`, port + offset]);
      for (const [name, port] of named) users.set(port, [...(users.get(port) ?? []), `${name} at ${offset}`]);
    }
    expect([...users.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  it('has no two services of one site at one port', () => {
    const { ports, remotes } = readTopology({});
    const all = Object.values({ ...ports, ...remotes });
    expect(new Set(all).size).toBe(all.length);
  });
});
