import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha384 } from '@xana/release/integrity';
import { type PageSettings, readPageSettings } from '@xana/release/page-settings';
import { publishTogether } from '@xana/release/publish';
import { readRegistry } from '@xana/release/read-registry';
import { assertNotTurnedBack } from '@xana/release/refresh';
import type { RegistryState } from '@xana/release/registry-state';
import { readLog } from '@xana/release/release-log';
import type { ReleaseStore } from '@xana/release/release-store';
import { renewMetadata } from '@xana/release/renew-metadata';
import { refreshPage } from '@xana/release/switch-release';
import { PUBLIC_KEY, SECRET_KEY } from '@xana/sandbox/card-keys';
import { CLIENT_ID } from '@xana/sandbox/identity-client';
import { BOT_TOKEN } from '@xana/sandbox/telegram-bot';
import { buildSync } from 'esbuild';
import { buildDesk } from './build-desk.ts';
import { buildMicrofrontends } from './build-microfrontends.ts';
import { bundleService } from './bundle-service.ts';
import { checkPorts } from './check-ports.ts';
import { writeIdentitySettings } from './local-staff.ts';
import { keyFolderOf, openLocalStore, trustVariables } from './local-store.ts';
import { readPublication } from './publish-microfrontend.ts';
import { pushVariables } from './push-keys.ts';
import { type Service, startService } from './service.ts';
import { local, publicConfigOf, ROOT, type Topology, TYPESCRIPT_LOADER } from './topology.ts';

export interface Site {
  store: ReleaseStore;
  settings: PageSettings;
  services: Service[];
  stop(): Promise<void>;
}

interface SiteOptions {
  topology: Topology;
  onProgress(text: string): void;
  logLevel?: string;
  /** The open page shows each new build, see `dev.ts`. */
  isDevelopment?: boolean;
  /** Microfrontends that get development builds. Default: none. */
  developed?: readonly string[];
  /** Seeded users enter and leave spaces. Journeys count without them. */
  hasDemoMembers?: boolean;
}

const OVERRIDE_PORT_OFFSET = 100;

/** How often the timestamp of the release store is signed again while the site runs: it is valid for seven days. */
const RENEWAL_MS = 86_400_000;

/** The actor of releases by `npm run dev`. The next `npm start` replaces them by production builds. */
export const DEVELOPER = 'dev';

/** Builds what changed, publishes it, and starts all services; used by the start command and the journeys. */
export async function startSite({
  topology,
  onProgress,
  logLevel = 'warn',
  isDevelopment = false,
  developed = [],
  hasDemoMembers = false,
}: SiteOptions): Promise<Site> {
  await checkPorts(topology);
  const decidedOn = readRegistry(await openVerifiedStore(topology));
  const built = await buildMicrofrontends(topology, onProgress, { developed });
  const { store, settings, settingsFile, demoWallet } = prepareReleases(topology, isDevelopment);
  await publishAll({ store, settings, topology, built, developed, decidedOn, onProgress });
  refreshPage(store, settings);
  onProgress('starting the services');
  const environment = serviceEnvironment(topology, { settingsFile, store, demoWallet, logLevel });
  const scripts = {
    sandbox: 'packages/sandbox/src/main.ts',
    platform: await bundleService('platform'),
    pages: await bundleService('pages'),
    releases: await bundleService('releases'),
  };
  // The release server alone has the private keys, and each process a memory of its own.
  const ownEnvironment: Record<string, Record<string, string>> = {
    platform: hasDemoMembers ? { DEMO_MEMBERS: '1' } : {},
    releases: {
      RELEASE_KEY: keyFolderOf(topology),
      ...trustVariables(topology, 'releases'),
      RELEASE_IDENTITY: writeIdentitySettings(topology),
      TRIAL_COMMAND: JSON.stringify(trialCommand()),
      DESK_DIRECTORY: await buildDesk(join(topology.dataDirectory, 'desk')),
    },
  };
  const starting = Object.entries(scripts).map(([name, script]) =>
    startService({
      name,
      script,
      environment: { ...environment, ...ownEnvironment[name] },
      onLine: (line) => onProgress(`${name}: ${line}`),
    }),
  );
  const outcomes = await Promise.allSettled(starting);
  const services = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const renewal = setInterval(() => renewMetadata(store), RENEWAL_MS);
  const stop = async () => {
    clearInterval(renewal);
    await Promise.all(services.map((service) => service.stop()));
  };
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { store, settings, services, stop };
}

/** Tries a release as `npm run release -- check` does. */
export const trialCommand = (): string[] => [
  process.execPath,
  '--import',
  TYPESCRIPT_LOADER,
  join(ROOT, 'packages/local-site/src/release.ts'),
  'check',
];

/** The store, unless it was replaced by an older one. Its timestamp may have expired since the last start. */
async function openVerifiedStore(topology: Topology): Promise<ReleaseStore> {
  const store = openLocalStore(topology);
  await assertNotTurnedBack(store);
  renewMetadata(store);
  return store;
}

/** Deletes all data of the local site. */
export function resetData({ dataDirectory }: Topology): void {
  for (const folder of ['platform', 'chain', 'releases', 'trusted'])
    rmSync(join(dataDirectory, folder), { recursive: true, force: true });
}

export const settingsFileOf = ({ dataDirectory }: Topology): string =>
  join(dataDirectory, 'releases', 'page-settings.json');

function prepareReleases(topology: Topology, isDevelopment: boolean) {
  const store = openLocalStore(topology);
  const demoWallet = bundleDemoWallet(topology.dataDirectory);
  const settingsFile = settingsFileOf(topology);
  const origins = {
    shell: local(topology.ports.site),
    ...Object.fromEntries(Object.entries(topology.remotes).map(([name, port]) => [name, local(port)])),
  };
  const sandbox = {
    script: `${local(topology.ports.site)}/sandbox/demo-wallet.mjs`,
    integrity: sha384(readFileSync(demoWallet)),
    faucet: local(topology.ports.faucet),
  };
  const development = isDevelopment ? { changes: `${local(topology.ports.changes)}/changes` } : undefined;
  const developer = developerOf(topology);
  const written = {
    config: publicConfigOf(topology),
    origins,
    sandbox,
    development,
    developer,
    ...readTrialPaths(),
  };
  writeFileSync(settingsFile, JSON.stringify(written, null, 2));
  return { store, settings: readPageSettings(settingsFile), settingsFile, demoWallet };
}

/** The demo content of the local site has the same ids as that of the deployment. */
function readTrialPaths(): Pick<PageSettings, 'trialPaths'> {
  const { trialPaths } = readPageSettings(join(ROOT, 'packages/deployment/page-settings.json'));
  return { trialPaths };
}

/** A second site on this machine, at the next port offset, may override the remotes of this one, and another repository may add one. */
const developerOf = ({ ports, remotes }: Topology) => ({
  overrideOrigins: [...Object.values(remotes).map((port) => port + OVERRIDE_PORT_OFFSET), ports.development].map(local),
});

/** Not part of any release: only the sandbox's page names it. */
function bundleDemoWallet(dataDirectory: string): string {
  const outfile = join(dataDirectory, 'demo-wallet.mjs');
  mkdirSync(dataDirectory, { recursive: true });
  const entry = join(ROOT, 'packages/sandbox/src/demo-wallet/browser.ts');
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return outfile;
}

interface PublishAll extends Pick<SiteOptions, 'topology' | 'onProgress'> {
  store: ReleaseStore;
  settings: PageSettings;
  /** Microfrontends that were built just now; the others keep their active release, also after a rollback. */
  built: readonly string[];
  developed: readonly string[];
  /** The registry before the build. */
  decidedOn: RegistryState;
}

async function publishAll({
  store,
  settings,
  topology,
  built,
  developed,
  decidedOn,
  onProgress,
}: PublishAll): Promise<void> {
  const before = readRegistry(store).microfrontends;
  const names = ['shell', ...Object.keys(topology.remotes)];
  const publications = names.map((name) => {
    const isDevelopment = developed.includes(name);
    const wasDevelopment = readLog(store).findLast((entry) => entry.name === name)?.actor === DEVELOPER;
    return readPublication({
      name,
      actor: isDevelopment ? DEVELOPER : 'start',
      reason: 'built on this machine',
      onlyIfNew: !built.includes(name) && isDevelopment === wasDevelopment,
      isAutomatic: true,
      isDevelopment,
      decidedOn,
    });
  });
  publishTogether(store, settings, await Promise.all(publications));
  for (const [name, { active }] of Object.entries(readRegistry(store).microfrontends)) {
    if (active !== before[name]?.active) onProgress(`published ${name} as ${active.slice(0, 8)}`);
  }
}

interface Runtime {
  settingsFile: string;
  store: ReleaseStore;
  demoWallet: string;
  logLevel: string;
}

function serviceEnvironment(
  topology: Topology,
  { settingsFile, store, demoWallet, logLevel }: Runtime,
): Record<string, string> {
  const { ports, dataDirectory } = topology;
  const names = ['api', 'marketplace', 'chat', 'media', 'site'] as const;
  const addresses = names.flatMap((name) => [
    [`${name.toUpperCase()}_PORT`, String(ports[name])],
    [`${name.toUpperCase()}_ORIGIN`, local(ports[name])],
  ]);
  return {
    ...Object.fromEntries(addresses),
    METRICS_PORT: String(ports.metrics),
    OPERATOR_PORT: String(ports.operators),
    OPERATOR_ORIGIN: local(ports.operators),
    DATA_DIRECTORY: join(dataDirectory, 'platform'),
    SANDBOX: '1',
    CHAIN_RPC_URL: local(ports.chain),
    SEED: 'demo',
    LOG_LEVEL: logLevel,
    SANDBOX_CHAIN_PORT: String(ports.chain),
    SANDBOX_FAUCET_PORT: String(ports.faucet),
    SANDBOX_CARDS_PORT: String(ports.cards),
    CARD_FRAME_ORIGIN: publicConfigOf(topology).cards?.frameOrigin ?? '',
    SANDBOX_IDENTITY_PORT: String(ports.identity),
    SANDBOX_TELEGRAM_PORT: String(ports.telegram),
    SANDBOX_WALLET_RELAY_PORT: String(ports.walletRelay),
    SANDBOX_INBOX_PORT: String(ports.inbox),
    SANDBOX_APP_PORT: String(ports.app),
    ID_TOKEN_ISSUER: local(ports.identity),
    ID_TOKEN_AUDIENCE: CLIENT_ID,
    ID_TOKEN_KEYS_URL: `${local(ports.identity)}/jwks`,
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    CARD_PROVIDER_ORIGIN: local(ports.cards),
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLIC_KEY: PUBLIC_KEY,
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_of_this_machine',
    ...pushVariables(topology),
    RELEASE_SERVER_PORT: String(ports.releases),
    RELEASE_SERVER_ORIGIN: local(ports.releases),
    RELEASE_STORE: store.directory,
    ...trustVariables(topology, 'pages'),
    PAGE_SETTINGS: settingsFile,
    EXTRA_FILES: JSON.stringify({ '/sandbox/demo-wallet.mjs': demoWallet }),
  };
}
