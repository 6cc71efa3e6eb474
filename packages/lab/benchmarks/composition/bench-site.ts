import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishChanged } from '@xana/journeys/site/publish-changed';
import { startSite } from '@xana/local-site/site';
import { ROOT, readTopology, type Topology } from '@xana/local-site/topology';
import { createPicturePainter } from '@xana/release/first-picture';
import type { PageSettings } from '@xana/release/page-settings';
import { createPlatformReader } from '@xana/release/platform-reader';
import { buildOneBundle, CHANGE, changeBundle, type OneBundle } from './build-one-bundle.ts';
import { type Origin, passOn, startSecureFront } from './secure-front.ts';
import { layLine, type SlowLine } from './slow-connection.ts';
import { artifactOrigin, bundleOrigin, composedOrigin } from './variants.ts';

/** Apart from a running site, and below the ephemeral ports. */
const OFFSET = 23_000;
const FIRST_PORT = 30_000;

export type Variant = 'bundle' | 'cdn' | 'origins';
export const VARIANTS: Record<Variant, string> = {
  bundle: 'one bundle',
  cdn: 'composed, one CDN origin',
  origins: 'composed, five more origins',
};

export interface BenchSite {
  /** Origin of each variant's site, as the browser sees it. */
  addresses: Record<Variant, string>;
  line: SlowLine;
  /** For `--ignore-certificate-errors-spki-list`. */
  keyHash: string;
  topology: Topology;
  /** Releases mfe-store with one changed text, in all variants. */
  releaseChange(): void;
  stop(): Promise<void>;
}

const local = (port: number) => `https://localhost:${port}`;

/** The production build in three variants over TLS and HTTP/2, behind a simulated connection, with one platform. */
export async function startBenchSite(onProgress: (text: string) => void): Promise<BenchSite> {
  const topology = readTopology({
    ...process.env,
    XANA_PORT_OFFSET: String(OFFSET),
    XANA_DATA: join(ROOT, '.local/bench/site'),
  });
  // Removes the releases of an earlier run.
  rmSync(join(topology.dataDirectory, 'releases'), { recursive: true, force: true });
  const { store, settings, stop } = await startSite({ topology, onProgress, logLevel: 'error' });
  onProgress('building one bundle of the same source');
  const names = Object.keys(topology.remotes);
  const bundle = await buildOneBundle(names);

  const ports = { front: FIRST_PORT, bundle: FIRST_PORT + 1, cdn: FIRST_PORT + 2, origins: FIRST_PORT + 3 };
  const services = { api: FIRST_PORT + 4, media: FIRST_PORT + 5, marketplace: FIRST_PORT + 6, chat: FIRST_PORT + 7 };
  const remotePorts = Object.fromEntries(names.map((name, index) => [name, FIRST_PORT + 10 + index]));
  const settingsFor = (site: number, originOf: (name: string) => number): PageSettings => ({
    config: {
      ...settings.config,
      origins: {
        site: local(site),
        api: local(services.api),
        media: local(services.media),
        marketplace: local(services.marketplace),
        chat: local(services.chat),
      },
    },
    origins: Object.fromEntries(['shell', ...names].map((name) => [name, local(originOf(name))])),
  });
  const read = createPlatformReader(`http://localhost:${topology.ports.api}`);
  const rename = mediaOf(topology, services.media);
  const painterFor = (site: number) =>
    createPicturePainter({ site: local(site), media: local(services.media) }, async (request) =>
      JSON.parse(JSON.stringify(await read(request)).replaceAll(rename.from, rename.to)),
    );
  const ownOrigin = (name: string) => remotePorts[name] ?? ports.origins;
  const pages = (current: OneBundle): [number, Origin][] => [
    [
      ports.bundle,
      bundleOrigin(
        store,
        settingsFor(ports.bundle, () => ports.bundle),
        { bundle: current, painter: painterFor(ports.bundle) },
      ),
    ],
    [
      ports.cdn,
      composedOrigin(
        store,
        settingsFor(ports.cdn, () => ports.cdn),
        painterFor(ports.cdn),
      ),
    ],
    [ports.origins, composedOrigin(store, settingsFor(ports.origins, ownOrigin), painterFor(ports.origins))],
  ];
  const origins = new Map<number, Origin>([
    ...pages(bundle),
    ...Object.values(remotePorts).map((port): [number, Origin] => [port, artifactOrigin(store)]),
    [services.api, passOn(`http://localhost:${topology.ports.api}`, mediaOf(topology, services.media))],
    [services.media, passOn(`http://localhost:${topology.ports.media}`)],
    [services.marketplace, passOn(`http://localhost:${topology.ports.marketplace}`)],
    [services.chat, passOn(`http://localhost:${topology.ports.chat}`)],
  ]);
  const front = await startSecureFront(ports.front, origins);
  const line = await layLine([...origins.keys()], ports.front);
  return {
    addresses: { bundle: local(ports.bundle), cdn: local(ports.cdn), origins: local(ports.origins) },
    line,
    keyHash: front.keyHash,
    topology,
    releaseChange() {
      publishChanged(store, settings, { name: 'mfe-store', ...CHANGE });
      for (const [port, origin] of pages(changeBundle(bundle))) origins.set(port, origin);
    },
    async stop() {
      line.close();
      front.close();
      await stop();
    },
  };
}

/** Replies contain picture URLs with the platform's media origin. */
const mediaOf = ({ ports }: Topology, port: number) => ({ from: `http://localhost:${ports.media}`, to: local(port) });
