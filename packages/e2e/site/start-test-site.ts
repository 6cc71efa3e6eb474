import { rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { buildMicrofrontends } from '@xana/local-site/build-microfrontends';
import { startSite } from '@xana/local-site/site';
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
    return startSite({ topology, onProgress: isQuiet ? () => {} : onProgress, logLevel: 'error' });
  });
  const outcomes = await Promise.allSettled(starting);
  const sites = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async () => void (await Promise.all(sites.map((site) => site.stop())));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return stop;
  await stop();
  throw failed.reason;
}
