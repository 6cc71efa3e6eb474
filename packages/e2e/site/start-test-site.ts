import { rmSync } from 'node:fs';
import { startSite } from '@xana/local-site/site';
import { topology } from './test-topology.ts';

/** Starts the production build, the real platform with the demo seed in an empty data folder, and the sandbox. Nothing is mocked. */
export default async function startTestSite(): Promise<() => Promise<void>> {
  rmSync(topology.dataDirectory, { recursive: true, force: true });
  const site = await startSite({ topology, onProgress: (text) => console.log(`  ${text}`), logLevel: 'error' });
  return site.stop;
}
