import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './site.ts';
import { local, readTopology } from './topology.ts';

/** Builds and starts the whole site with an empty data folder, requests one page and one operation, and stops it. */
const dataDirectory = mkdtempSync(join(tmpdir(), 'xana-start-'));
const topology = readTopology({ ...process.env, XANA_PORT_OFFSET: '22000', XANA_DATA: dataDirectory });
try {
  const site = await startSite({ topology, onProgress: (text) => console.log(`  ${text}`) });
  const page = await fetch(local(topology.ports.site));
  const spaces = await fetch(`${local(topology.ports.api)}/world/get-hot-spaces-prev7-days`);
  const { data } = (await spaces.json()) as { data: { count: number } };
  await site.stop();
  if (!(await page.text()).includes('xana-registry') || data.count === 0)
    throw new Error('The page or the answer of the platform was empty.');
  console.log(`The site starts on Node ${process.versions.node}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
