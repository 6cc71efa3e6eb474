import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { PageRegistry } from '@xana/contracts/releases/page-registry';
import { announceBuilds } from '@xana/local-site/announce-builds';
import { ensureBrowser } from '@xana/local-site/ensure-browser';
import { startSite } from '@xana/local-site/site';
import { local, ROOT, readTopology } from '@xana/local-site/topology';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1000' } } });
const ROUNDS = Number(values.rounds);
/** What is made once for all times is made by then. */
const WARM_UP = 20;
const STEPS = 10;

interface Sample {
  round: number;
  heap: number;
  nodes: number;
  listeners: number;
}

const topology = readTopology({
  ...process.env,
  XANA_PORT_OFFSET: '27000',
  XANA_DATA: join(ROOT, '.local/bench/mounting'),
});
const site = await startSite({ topology, onProgress: (text) => console.log(`  ${text}`), isDevelopment: true });
const news = await announceBuilds(topology.ports.changes);
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
try {
  // High enough that every slot of the home page is near the screen.
  const page = await browser.newPage({ viewport: { width: 1366, height: 6_000 } });
  await page.goto(local(topology.ports.site));
  const registry = (await page.evaluate(() =>
    JSON.parse(document.getElementById('xana-registry')?.textContent ?? ''),
  )) as PageRegistry;
  await page.waitForFunction(() => document.querySelectorAll('[data-part="mfe-profile/home-posts"]').length > 0);
  const parts = await shownParts(page);
  console.log(`  ${parts.length} places: ${parts.join(', ')}`);
  const session = await page.context().newCDPSession(page);
  const samples: Sample[] = [];
  for (let round = 1; round <= WARM_UP + ROUNDS; round += 1) {
    news.tell({ part: 'all', registry: { ...registry, remotes: [] } });
    await page.waitForFunction(() => document.querySelectorAll('[data-part]').length === 0);
    news.tell({ part: 'all', registry });
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-part][data-state="shown"]').length === count,
      parts.length,
    );
    if (round < WARM_UP || (round - WARM_UP) % Math.max(1, ROUNDS / STEPS) !== 0) continue;
    samples.push({ round: round - WARM_UP, ...(await measure(session)) });
    console.log(`  ${Object.values(samples.at(-1) ?? {}).join('  ')}`);
  }
  const file = join(ROOT, 'packages/handbook/benchmarks/mounting.md');
  writeFileSync(file, report(parts, samples));
  console.log(`\nWritten to ${file}`);
} finally {
  await browser.close();
  news.close();
  await site.stop();
}

async function shownParts(page: Page): Promise<string[]> {
  await page.waitForFunction(() => !document.querySelector('[data-part][data-state="loading"]'));
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset.part ?? '').sort(),
  );
}

async function measure(session: CDPSession): Promise<Omit<Sample, 'round'>> {
  await session.send('Performance.enable');
  // What is only reachable through another collection's leavings goes with the second.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

function report(parts: readonly string[], samples: readonly Sample[]): string {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
  const rows = samples.map(
    ({ round, heap, nodes, listeners }) => `| ${round} | ${megabytes(heap)} | ${nodes} | ${listeners} |`,
  );
  return `# Mounting and unmounting

Written by \`npm run bench -- mounting\`; do not edit. Every remote is taken out of the open home page and put back ${ROUNDS} times, so that each of
these places is unmounted and mounted as often: ${parts.map((part) => `\`${part}\``).join(', ')}. Measured after a garbage collection; the
first ${WARM_UP} times are not counted. Taken on ${cpus().length} cores of ${cpus()[0]?.model ?? 'a processor'}, Node ${process.versions.node}.

| times | heap, MB | nodes | listeners |
|--:|--:|--:|--:|
${rows.join('\n')}

\`\`\`mermaid
xychart-beta
  title "Heap after so many times, MB"
  x-axis [${samples.map(({ round }) => round).join(', ')}]
  y-axis "MB" 0 --> ${Math.ceil(Math.max(...samples.map(({ heap }) => heap / 1e6)) * 1.2)}
  line [${samples.map(({ heap }) => megabytes(heap)).join(', ')}]
\`\`\`
`;
}
