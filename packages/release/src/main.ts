import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { collectVotes } from './canary/collect-votes.ts';
import { createDeveloperPages, type DeveloperPages } from './developer/developer-pages.ts';
import { createPicturePainter } from './first-picture/paint-first-picture.ts';
import { writeOpenTabs } from './health/open-tabs.ts';
import { type PageSettings, readPageSettings } from './page/page-settings.ts';
import { createPageDescriber } from './page-metadata/page-describer.ts';
import { createPlatformReader } from './page-metadata/platform-reader.ts';
import { readTrustedProxies } from './server/client-address.ts';
import { collectHealth } from './server/health-collector.ts';
import { serveArtifacts } from './server/serve-artifacts.ts';
import { serveCardFrame } from './server/serve-card-frame.ts';
import { servePage } from './server/serve-page.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { openFollowedStore } from './upstream/open-release-store.ts';

const {
  PAGE_SETTINGS = '',
  EXTRA_FILES = '{}',
  TRUSTED_PROXIES = '',
  LISTEN_HOST,
  ONLY,
  PORT,
  API_ADDRESS,
  OFFLINE_PAGE = 'on',
} = process.env;

/** How often the release desk learns which pages are open. */
const TABS_INTERVAL_MS = 5_000;

try {
  const { store, follower } = await openFollowedStore(process.env, { isForPages: true });
  if (!store.keys.trust) console.warn('Pages are served without verification, because RELEASE_ROOT is not set.');
  const collector = collectHealth(store);
  const votes = collectVotes(store);
  let readTabs = (): Record<string, number> => ({});
  const instance = randomUUID();
  const tabs = setInterval(() => writeTabs(store, instance, readTabs()), TABS_INTERVAL_MS);
  const trustedProxies = readTrustedProxies(TRUSTED_PROXIES);
  const settings = readPageSettings(PAGE_SETTINGS);
  const { origins, config } = settings;
  // Beside the platform there may be a shorter way to it than its public origin.
  const read = createPlatformReader(API_ADDRESS || config.origins.api);
  const describer = createPageDescriber(config.origins, read);
  const painter = createPicturePainter(config.origins, read);
  const servers = await Promise.all(
    // Behind web servers that serve the files, only the page is served here: ONLY=shell at PORT.
    Object.entries(origins)
      .filter(([name]) => !ONLY || name === ONLY)
      .flatMap(([name, origin]) => {
        const isSite = name === 'shell';
        const listener = isSite
          ? servePage(store, config.origins.site, {
              extra: JSON.parse(EXTRA_FILES),
              developer: developerPagesOf(settings, store),
              describer,
              painter,
              health: collector,
              votes,
              onTabs: (read) => {
                readTabs = read;
              },
              trustedProxies,
              hasOfflinePage: OFFLINE_PAGE !== 'off',
              isBehind: () => follower.problem() !== undefined,
            })
          : serveArtifacts(store, name);
        return listen(serveCardFrame(config, listener), Number(PORT ?? new URL(origin).port));
      }),
  );
  const stop = () => {
    collector.close();
    votes.close();
    clearInterval(tabs);
    follower.stop();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(JSON.stringify({ ready: true }));
} catch (error) {
  console.error(`The page server did not start: ${(error as Error).message}`);
  process.exit(1);
}

function writeTabs(store: ReleaseStore, instance: string, tabs: Record<string, number>): void {
  try {
    writeOpenTabs(store, instance, tabs);
  } catch (error) {
    console.error(`The open tabs could not be written to ${store.healthDirectory}.`, error);
  }
}

/** Null unless the settings have an allow-list and the environment a key that signs developer links. */
function developerPagesOf({ config, developer }: PageSettings, { keys }: ReleaseStore): DeveloperPages | null {
  const { publicKeys } = keys;
  if (!developer || publicKeys.length === 0) return null;
  return createDeveloperPages({ site: config.origins.site, publicKeys, ...developer, log: console.log });
}

/** Listens on `LISTEN_HOST`. Default: both loopback addresses. */
function listen(listener: RequestListener, port: number): Promise<Server>[] {
  const hosts = LISTEN_HOST ? [LISTEN_HOST] : ['127.0.0.1', '::1'];
  return hosts.map((host) => {
    const server = createServer(listener);
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') reject(new Error(`port ${port} is in use by another program.`));
        // This machine has no IPv6.
        else if (host === '::1' && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))) resolve(server);
        else reject(error);
      });
      server.listen(port, host, () => resolve(server));
    });
  });
}
