import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_PORT_OFFSET, topology } from '@xana/journeys/site/test-topology';
import { type Engine, findEngine } from '@xana/local-site/container-engine';
import { local, ROOT } from '@xana/local-site/topology';
import { createKeyFiles } from '@xana/release/key-files';
import { type PageSettings, readPageSettings } from '@xana/release/page-settings';
import { ensureBaseImages } from './base-images.ts';
import { buildImages } from './build-images.ts';
import { CARD_VARIABLES, withCardProvider } from './card-provider-service.ts';
import { type ComposeFile, readComposeFile } from './compose-file.ts';
import { type RunningCompose, startCompose } from './run-compose.ts';

/** The ports of a test site, so that the actions of the journeys find this one. */
const OFFSET = FIRST_PORT_OFFSET;
/** The compose file publishes no port of a platform instance; the checks send requests to each of them. */
const FIRST_INSTANCE = 5_110;
const INSTANCES = ['platform-1', 'platform-2'];
const PLATFORM_PORTS = [4000, 4001, 4002, 4003, 4004];

export interface RunningContainers {
  engine: Engine;
  file: ComposeFile;
  compose: RunningCompose;
  settings: PageSettings;
  /** Host ports of the platform instances. */
  instances: { ports: Record<'api' | 'marketplace' | 'chat' | 'media' | 'metrics', number> }[];
  releaseServer: string;
  buildOptions: readonly string[];
  /** Images that were built from Debian packages because they could not be pulled. */
  standIns: string[];
  stop(): void;
}

/** Builds the images and runs docker-compose.yml. `CONTAINER_BUILD_OPTIONS` adds options to each build, such as `--network=host`. */
export async function startContainers(log: (text: string) => void): Promise<RunningContainers> {
  const engine = findEngine();
  if (!engine) throw new Error('No container engine answers. Install Podman or Docker, and start it.');
  const directory = mkdtempSync(join(tmpdir(), 'xana-containers-'));
  const buildOptions = (process.env.CONTAINER_BUILD_OPTIONS ?? '').split(' ').filter(Boolean);
  try {
    const settingsFile = join(directory, 'page-settings.json');
    writeSettings(settingsFile);
    const settings = readPageSettings(settingsFile);
    const keys = join(directory, 'keys');
    createKeyFiles(keys, Object.keys(settings.origins));
    makeReadable(directory);
    const file = withCardProvider(readComposeFile(environmentOf(settings, { keys, settingsFile })), {
      port: topology.ports.cards,
      siteOrigin: settings.config.origins.site,
      frameOrigin: settings.origins['mfe-store'] as string,
    });
    const standIns = ensureBaseImages(engine, buildOptions, log);
    buildImages(engine, file, buildOptions, log);
    const compose = await startCompose(engine, file, { portsOf: (name) => portsOf(file, name), log });
    const stop = () => {
      compose.stop();
      rmSync(directory, { recursive: true, force: true });
    };
    const releaseServer = local(topology.ports.releases);
    return { engine, file, compose, settings, instances: instances(), releaseServer, buildOptions, standIns, stop };
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

/** The settings of the deployment at the ports of this check, and with the stand-in of the card provider. */
function writeSettings(file: string): void {
  const text = readFileSync(join(ROOT, 'packages/deployment/page-settings.json'), 'utf8');
  const moved = text.replace(/http:\/\/localhost:(\d+)/g, (_, port) => local(Number(port) + OFFSET));
  const { config, ...others } = JSON.parse(moved) as Record<string, unknown> & { config: { cards: object } };
  const cards = { ...config.cards, sandboxOrigin: local(topology.ports.cards) };
  writeFileSync(file, JSON.stringify({ config: { ...config, cards }, ...others, allowSandboxServices: true }));
}

function environmentOf(
  { config }: PageSettings,
  { keys, settingsFile }: { keys: string; settingsFile: string },
): Record<string, string> {
  return {
    DATABASE_PASSWORD: 'only-for-this-check',
    ACCESS_TOKEN_SECRET: 'the same thirty-two bytes for both instances',
    RELEASE_KEYS_FOLDER: keys,
    PAGE_SETTINGS_FILE: settingsFile,
    RELEASE_SERVER_ORIGIN: local(topology.ports.releases),
    // Demo data exists only in the sandbox; everything else is as in production.
    SANDBOX: '1',
    SEED: 'demo',
    LOG_LEVEL: 'warn',
    ...CARD_VARIABLES,
    ...Object.fromEntries(
      Object.entries(config.origins).map(([name, origin]) => [`${name.toUpperCase()}_ORIGIN`, origin]),
    ),
  };
}

/** The user of the containers is not the one who runs this. */
function makeReadable(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

function portsOf(file: ComposeFile, name: string): Record<number, number> {
  const index = INSTANCES.indexOf(name);
  if (index >= 0) return Object.fromEntries(PLATFORM_PORTS.map((port) => [port, instancePort(index, port)]));
  const published = file.services[name]?.ports ?? [];
  return Object.fromEntries(
    published.map((each) => {
      const [host = 0, inside = 0] = each.split(':').map(Number);
      return [inside, host + OFFSET];
    }),
  );
}

const instancePort = (index: number, port: number): number => OFFSET + FIRST_INSTANCE + index * 10 + port - 4000;

function instances(): RunningContainers['instances'] {
  return INSTANCES.map((_, index) => {
    const at = (port: number) => instancePort(index, port);
    return { ports: { api: at(4000), marketplace: at(4001), chat: at(4002), media: at(4003), metrics: at(4004) } };
  });
}
