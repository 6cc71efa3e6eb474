import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicConfig } from '@xana/contracts/public-config';
import { PUBLIC_KEY } from '@xana/sandbox/card-keys';
import { SANDBOX_GENESIS } from '@xana/sandbox/chain-genesis';

export const ROOT = join(import.meta.dirname, '../../..');
/** With it, `node --import` runs TypeScript files. */
export const TYPESCRIPT_LOADER = `file://${join(ROOT, 'packages/local-site/node_modules/tsx/dist/loader.mjs')}`;

/**
 * Ports of the services without an offset. The ports of a site end in different two digits (site and remotes 00 to 39, platform 00 to
 * 06, sandbox 50 to 59, chain 45, a remote in development 49), and site and platform are 1,000 apart: sites at the offsets 0, 100, …, 900 share no port, and
 * browsers block none of them.
 */
const PORTS = {
  site: 3000,
  /** A remote of another repository that its team develops against this site: the default of `xana-remote dev`. */
  development: 3049,
  api: 4000,
  marketplace: 4001,
  chat: 4002,
  media: 4003,
  metrics: 4004,
  operators: 4005,
  releases: 4006,
  faucet: 4550,
  cards: 4551,
  identity: 4552,
  telegram: 4553,
  walletRelay: 4554,
  inbox: 4555,
  app: 4556,
  push: 4557,
  changes: 4559,
  chain: 8545,
};
/** Offsets of sites that run at the same time. */
export const PORT_OFFSETS = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900];

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
  ports: Record<keyof typeof PORTS, number>;
  /** By name of the remote's folder. */
  remotes: Record<string, number>;
  /** The site sends push messages, with keys of its own. */
  hasPush: boolean;
}

/**
 * Ports and folders of the local site. `XANA_PORT_OFFSET` shifts all ports, `XANA_DATA` sets the data folder; tests do both.
 * `XANA_PUSH=1` switches push messages on.
 */
export function readTopology(environment: NodeJS.ProcessEnv = process.env): Topology {
  const offset = Number(environment.XANA_PORT_OFFSET ?? 0);
  const names = readdirSync(ROOT)
    .filter((name) => existsSync(join(ROOT, name, 'remote.config.ts')))
    .sort();
  let free = FIRST_FREE_REMOTE_PORT;
  const portOf = (name: string) => REMOTE_PORTS[name] ?? free++;
  const remotes = Object.fromEntries(names.map((name) => [name, portOf(name) + offset]));
  return {
    dataDirectory: environment.XANA_DATA ?? join(ROOT, '.local'),
    ports: Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, port + offset])) as Topology['ports'],
    remotes,
    hasPush: environment.XANA_PUSH === '1',
  };
}

/** The folder of the shell or of a remote. */
export const microfrontendDirectory = (name: string): string => join(ROOT, name);

export const local = (port: number): string => `http://localhost:${port}`;

export function publicConfigOf({ ports, remotes }: Topology): PublicConfig {
  const store = remotes['mfe-store'];
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
    genesis: { 8888: SANDBOX_GENESIS },
    showTestnets: false,
    authMessageMode: 'erc4361',
    login: {
      social: { kind: 'sandbox', origin: local(ports.identity) },
      email: { kind: 'sandbox', origin: local(ports.inbox) },
      walletConnect: {
        projectId: 'sandbox',
        sandbox: { relay: local(ports.walletRelay).replace('http', 'ws'), wallet: local(ports.walletRelay) },
      },
      telegram: { kind: 'sandbox', origin: local(ports.telegram) },
    },
    ...(store
      ? { cards: { publicKey: PUBLIC_KEY, frameOrigin: local(store), sandboxOrigin: local(ports.cards) } }
      : {}),
    links: {
      app: 'https://app.xana.net',
      marketplace: 'https://xanalia.com',
      builder: 'https://builder.xana.net',
      home: '/',
    },
  };
}
