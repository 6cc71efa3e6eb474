import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicConfig } from '@xana/contracts/public-config';

export const ROOT = join(import.meta.dirname, '../../..');

/** Fixed ports; a new remote gets the next free one. */
const REMOTE_PORTS: Record<string, number> = {
  'mfe-auth': 3001,
  'mfe-spaces': 3002,
  'mfe-store': 3003,
  'mfe-chat': 3004,
  'mfe-profile': 3005,
};
const FIRST_FREE_REMOTE_PORT = 3006;

export interface Topology {
  dataDirectory: string;
  ports: Record<
    | 'site'
    | 'api'
    | 'marketplace'
    | 'chat'
    | 'media'
    | 'metrics'
    | 'faucet'
    | 'cards'
    | 'identity'
    | 'telegram'
    | 'changes'
    | 'chain',
    number
  >;
  /** By name of the remote's folder. */
  remotes: Record<string, number>;
}

/**
 * Ports and folders of the local site. `XANA_PORT_OFFSET` shifts all ports, `XANA_DATA` sets the data folder; tests do both.
 */
export function readTopology(environment: NodeJS.ProcessEnv = process.env): Topology {
  const offset = Number(environment.XANA_PORT_OFFSET ?? 0);
  const names = readdirSync(ROOT)
    .filter((name) => existsSync(join(ROOT, name, 'remote.config.ts')))
    .sort();
  let free = FIRST_FREE_REMOTE_PORT;
  const portOf = (name: string) => REMOTE_PORTS[name] ?? free++;
  const remotes = Object.fromEntries(names.map((name) => [name, portOf(name) + offset]));
  const ports = {
    site: 3000,
    api: 4000,
    marketplace: 4001,
    chat: 4002,
    media: 4003,
    metrics: 4004,
    faucet: 4500,
    cards: 4501,
    identity: 4502,
    telegram: 4503,
    changes: 4600,
    chain: 8545,
  };
  return {
    dataDirectory: environment.XANA_DATA ?? join(ROOT, '.local'),
    ports: Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, port + offset])) as Topology['ports'],
    remotes,
  };
}

/** The folder of the shell or of a remote. */
export const microfrontendDirectory = (name: string): string => join(ROOT, name);

export const local = (port: number): string => `http://localhost:${port}`;

export function publicConfigOf({ ports }: Topology): PublicConfig {
  return {
    environment: 'sandbox',
    origins: {
      site: local(ports.site),
      api: local(ports.api),
      marketplace: local(ports.marketplace),
      chat: local(ports.chat),
      media: local(ports.media),
    },
    rpc: { 8888: [local(ports.chain)] },
    showTestnets: false,
    authMessageMode: 'erc4361',
    links: {
      app: 'https://app.xana.net',
      marketplace: 'https://xanalia.com',
      builder: 'https://builder.xana.net',
      home: '/',
    },
  };
}
