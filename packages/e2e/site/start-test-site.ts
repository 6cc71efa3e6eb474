import { rmSync } from 'node:fs';
import { startSite } from '@xana/local-site/site';
import { topology } from './test-topology.ts';

/** The production build, the real platform on an empty data folder with the demo seed, the sandbox: nothing of ours mocked. */
export default async function startTestSite(): Promise<() => Promise<void>> {
  rmSync(topology.dataDirectory, { recursive: true, force: true });
  const site = await startSite({ topology, onProgress: (text) => console.log(`  ${text}`), logLevel: 'error' });
  return site.stop;
}
