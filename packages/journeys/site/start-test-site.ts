import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { buildMicrofrontends } from '@xana/local-site/build-microfrontends';
import { openLocalStore } from '@xana/local-site/local-store';
import { startSite } from '@xana/local-site/site';
import { readRegistry } from '@xana/release/read-registry';
import { addHealth } from '@xana/release/release-health';
import { topologyOf } from './test-topology.ts';

/**
 * Starts a site for each worker: the production build, the real platform with the demo seed in an empty data folder, and the
 * sandbox. Nothing is mocked.
 *
 * @returns a function that stops them
 */
export default async function startTestSites(config?: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  const topologies = Array.from({ length: config?.workers ?? 1 }, (_, index) => topologyOf(index));
  const onProgress = (text: string) => console.log(`  ${text}`);
  for (const topology of topologies.slice(0, 1)) await buildMicrofrontends(topology, onProgress);
  const starting = topologies.map((topology, index) => {
    rmSync(topology.dataDirectory, { recursive: true, force: true });
    const isQuiet = index > 0;
    return startVisited({ topology, onProgress: isQuiet ? () => {} : onProgress, logLevel: 'error' });
  });
  const outcomes = await Promise.allSettled(starting);
  const sites = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async () => void (await Promise.all(sites.map((site) => site.stop())));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}

/** A rollback goes only to releases that visitors ran: these have one visitor before the first journey. */
async function startVisited(options: Parameters<typeof startSite>[0]) {
  const site = await startSite(options);
  const store = openLocalStore(options.topology);
  for (const [name, { active }] of Object.entries(readRegistry(store).microfrontends))
    addHealth(store, name, active, { mounted: 1, failed: 0 });
  return site;
}
