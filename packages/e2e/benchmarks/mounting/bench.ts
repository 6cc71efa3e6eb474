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
/** Between them they hold every page and every slot. */
const PAGES = [
  '/',
  '/details/2?type=USER_WORLD&for=space',
  '/profile?user=1',
  '/feed?for=space',
  '/explore',
  '/search?src=garden',
  '/store',
];

interface Sample {
  round: number;
  heap: number;
  nodes: number;
  listeners: number;
}

interface PageResult {
  path: string;
  parts: string[];
  samples: Sample[];
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
  const measured: PageResult[] = [];
  for (const path of PAGES) measured.push(await measurePage(path));
  const file = join(ROOT, 'packages/handbook/benchmarks/mounting.md');
  writeFileSync(file, report(measured));
  console.log(`\nWritten to ${file}`);
} finally {
  await browser.close();
  news.close();
  await site.stop();
}

/** Takes every remote out of the open page and puts it back, again and again. */
async function measurePage(path: string): Promise<PageResult> {
  // High enough that every slot of the page is near the screen.
  const page = await browser.newPage({ viewport: { width: 1366, height: 6_000 } });
  await page.goto(local(topology.ports.site) + path);
  await page.waitForLoadState('networkidle');
  const registry = (await page.evaluate(() =>
    JSON.parse(document.getElementById('xana-registry')?.textContent ?? ''),
  )) as PageRegistry;
  const parts = await shownParts(page);
  console.log(`  ${path}: ${parts.length} places: ${parts.join(', ')}`);
  const session = await page.context().newCDPSession(page);
  const samples: Sample[] = [];
  for (let round = 0; round <= WARM_UP + ROUNDS; round += 1) {
    news.tell({ part: 'all', registry: { ...registry, remotes: [] } });
    await page.waitForFunction(() => document.querySelectorAll('[data-part]').length === 0);
    // Measured while everything is unmounted: what is left then was left behind.
    if (round >= WARM_UP && (round - WARM_UP) % Math.max(1, ROUNDS / STEPS) === 0) {
      samples.push({ round: round - WARM_UP, ...(await measure(session)) });
      console.log(`  ${Object.values(samples.at(-1) ?? {}).join('  ')}`);
    }
    news.tell({ part: 'all', registry });
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-part][data-state="shown"]').length === count,
      parts.length,
    );
  }
  await page.close();
  return { path, parts, samples };
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

function report(pages: readonly PageResult[]): string {
  return `# Mounting and unmounting

Written by \`npm run bench -- mounting\`; do not edit. Every remote is taken out of the open page and put back ${ROUNDS} times, so that each place
of the page is unmounted and mounted as often. Measured while all are unmounted, after a garbage collection: what is there then is the
shell, and what was left behind. The first ${WARM_UP} times are not counted. Taken on ${cpus().length} cores of ${cpus()[0]?.model ?? 'a processor'}, Node ${process.versions.node}.

${pages.map(pageReport).join('\n')}`;
}

function pageReport({ path, parts, samples }: PageResult): string {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
  const line = (name: string, of: (sample: Sample) => string | number) =>
    `| ${name} | ${samples.map(of).join(' | ')} |`;
  return `## \`${path}\`

${parts.map((part) => `\`${part}\``).join(', ')}

${line('times', ({ round }) => round)}
|---|${'--:|'.repeat(samples.length)}
${line('heap, MB', ({ heap }) => megabytes(heap))}
${line('nodes', ({ nodes }) => nodes)}
${line('listeners', ({ listeners }) => listeners)}

\`\`\`mermaid
xychart-beta
  title "Heap after so many times, MB"
  x-axis [${samples.map(({ round }) => round).join(', ')}]
  y-axis "MB" 0 --> ${Math.ceil(Math.max(...samples.map(({ heap }) => heap / 1e6)) * 1.2)}
  line [${samples.map(({ heap }) => megabytes(heap)).join(', ')}]
\`\`\`
`;
}
