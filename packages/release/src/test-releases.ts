import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import { readPageRegistry } from '@xana/contracts/releases/read-page-registry';
import type { Contributions } from '@xana/contracts/remotes/contributions';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { type Publication, publish } from './commands/publish.ts';
import { addHealth } from './health/release-health.ts';
import type { PageSettings } from './page/page-settings.ts';
import { readRegistry } from './registry/read-registry.ts';
import { ReleaseStore } from './store/release-store.ts';
import { type ReleaseKeys, readReleaseKeys } from './store/signing.ts';
import { initializeTrust } from './trust/initialize.ts';
import { createKeyFiles, rootFileOf, teamKeysOf } from './trust/key-files.ts';

export const SETTINGS: PageSettings = {
  config: {
    environment: 'sandbox',
    origins: {
      site: 'http://localhost:3000',
      api: 'http://localhost:4000',
      marketplace: 'http://localhost:4001',
      chat: 'http://localhost:4002',
      media: 'http://localhost:4003',
    },
    rpc: { 8888: ['http://localhost:8545'] },
    showTestnets: false,
    authMessageMode: 'erc4361',
    links: { app: 'https://a.test', marketplace: 'https://m.test', builder: 'https://b.test', home: '/' },
  },
  origins: {
    shell: 'http://localhost:3000',
    'mfe-store': 'http://localhost:3003',
    'mfe-chat': 'http://localhost:3004',
  },
};

export const CONTRIBUTIONS: Contributions = {
  name: 'mfe-store',
  owner: { team: 'Commerce', contact: 'c@x.test' },
  pages: [{ path: '/store/:id', module: 'main', title: { en: 'Store', ja: 'ストア' }, login: 'none', preload: [] }],
  slots: [{ slot: 'sidebar.balances', module: 'main', order: 1, height: 10, label: { en: '</script><b>', ja: 'x' } }],
  handlers: [],
  events: { publishes: {}, consumes: {} },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
};

/** Who makes a change of mfe-store, and why. */
export const CHANGE = { name: 'mfe-store', actor: 'ren', reason: 'trial' };

/** Writes the files of a build. @returns their folder */
function build(files: Record<string, string>): string {
  const directory = createTempDirectory('build');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(directory, name, '..'), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  return directory;
}

type ShellChange = Partial<Publication> & { files?: Record<string, string> };

/** A build of the shell, ready to be published. */
export function shellBuild({ files = {}, ...change }: ShellChange = {}): Publication {
  const { version = '1.0.0' } = change;
  return {
    name: 'shell',
    version,
    kind: 'shell',
    buildDirectory: build({
      'main.mjs': `shell ${version}`,
      'base.css': '@font-face{src:url("letters.woff2")}',
      'letters.woff2': 'wOF2',
      ...files,
    }),
    entry: 'main.mjs',
    modules: { main: ['main.mjs'] },
    contributions: null,
    actor: 'a',
    reason: 'r',
    ...change,
  };
}

/** What a test changes in a release of mfe-store: fields of the publication, or contributions. */
type RemoteChange = Partial<Omit<Publication, 'contributions'> & Contributions & { files: Record<string, string> }>;

/** A build of a remote, ready to be published. */
export function remoteBuild(code: string, { files = {}, ...change }: RemoteChange = {}): Publication {
  return {
    name: 'mfe-store',
    version: code === 'one' ? '1.0.0' : `1.0.0-${code}`,
    kind: 'remote',
    buildDirectory: build({
      'remoteEntry.mjs': `entry ${code}`,
      'main.mjs': code,
      'main.mjs.map': 'map',
      'modules.json': '{}',
      ...files,
    }),
    entry: 'remoteEntry.mjs',
    modules: { main: ['main.mjs'] },
    source: { commit: 'c0ffee'.padEnd(40, '0'), builder: 'github xana run 7' },
    actor: 'mia',
    reason: `publish ${code}`,
    ...change,
    contributions: { ...CONTRIBUTIONS, ...change },
  };
}

interface Fixture {
  keys?: ReleaseKeys;
  /** Keys for each role and team in files, and metadata in the store. */
  isTrusted?: boolean;
  /** Default: one visitor runs each release. */
  isVisited?: boolean;
}

/** A new store in a temporary folder, with functions that publish a shell and remotes into it. For tests. */
export function createReleaseFixture({ keys, isTrusted = false, isVisited = true }: Fixture = {}) {
  const keyFolder = createTempDirectory('keys');
  const store = isTrusted
    ? createTrustedStore(keyFolder)
    : new ReleaseStore(createTempDirectory('releases'), undefined, keys);
  const run = (publication: Publication) => {
    const stored = publish(store, SETTINGS, publication);
    if (stored.isNew && isVisited) addHealth(store, publication.name, stored.id, { mounted: 1, failed: 0 });
    return stored;
  };
  const shell = (change?: ShellChange) => run(shellBuild(change));
  const remote = (code: string, change?: RemoteChange) => run(remoteBuild(code, change));
  const page = () => {
    const folder = join(store.directory, 'pages', readFileSync(join(store.directory, 'pages', 'current'), 'utf8'));
    return {
      html: readFileSync(join(folder, 'index.html'), 'utf8'),
      headers: JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as Record<string, string>,
    };
  };
  const active = (name = 'mfe-store') => readRegistry(store).microfrontends[name]?.active;
  return { store, keyFolder, shell, remote, page, active };
}

/** As `createReleaseFixture`, with a release of the shell. */
export function createShellFixture(options?: Fixture) {
  const site = createReleaseFixture(options);
  site.shell();
  return site;
}

/** As `createShellFixture`, with mfe-store 1.0.0 and 2.0.0, which is active. */
export function createTwoReleases(options?: Fixture) {
  const site = createShellFixture(options);
  const one = site.remote('one').id;
  const two = site.remote('two', { version: '2.0.0' }).id;
  return { ...site, one, two };
}

function createTrustedStore(keyFolder: string): ReleaseStore {
  createKeyFiles(keyFolder, Object.keys(SETTINGS.origins));
  const store = openTrustedStore(createTempDirectory('releases'), keyFolder, createTempDirectory('trusted'));
  initializeTrust(store, rootFileOf(keyFolder), teamKeysOf(keyFolder), { actor: 'mia', reason: 'begin' });
  return store;
}

/** @param keyFolder with the root, and the private keys unless `isReader` */
export function openTrustedStore(directory: string, keyFolder: string, memory: string, isReader = false): ReleaseStore {
  const environment = {
    ...(isReader ? {} : { RELEASE_KEY: keyFolder }),
    RELEASE_ROOT: rootFileOf(keyFolder),
    TRUST_DIRECTORY: memory,
  };
  return new ReleaseStore(directory, undefined, readReleaseKeys(environment, directory));
}

/** The page registry that an assembled page carries. */
export function readRegistryBlock(html: string): PageRegistry {
  const [, block = ''] = html.split('id="xana-registry">');
  return readPageRegistry(JSON.parse(block.slice(0, block.indexOf('</script>')))).registry;
}
