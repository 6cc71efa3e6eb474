import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '@xana/local-site/topology';
import { startBenchSite } from '../composition/bench-site.ts';
import { NO_LINE } from '../composition/slow-line.ts';
import { median } from '../composition/statistics.ts';
import { CATEGORIES, runLighthouse, type Verdict } from './run-lighthouse.ts';

/** With `--page home` one page is looked at, and nothing is written. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, page: { type: 'string' } },
});
const PAGES = { home: '/', explore: '/explore', details: '/details/38?type=ENVIRONMENT&for=space' };

const site = await startBenchSite((text) => console.log(`  ${text}`));
try {
  // Lighthouse reckons its own slow line.
  site.line.use(NO_LINE);
  const rows: string[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    if (!values.page || values.page === name) rows.push(await measure(name, site.addresses.cdn + path));
  }
  if (!values.page) {
    const file = join(ROOT, 'packages/handbook/benchmarks/lighthouse.md');
    writeFileSync(file, page(rows));
    console.log(`\nWritten to ${file}`);
  }
} finally {
  await site.stop();
}

async function measure(name: string, address: string): Promise<string> {
  // Pictures are drawn when they are first asked for: that is not what is measured.
  await runLighthouse(address, site.keyHash);
  const verdicts: Verdict[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    verdicts.push(await runLighthouse(address, site.keyHash));
  const middle = (pick: (verdict: Verdict) => number) => median(verdicts.map(pick));
  const scores = CATEGORIES.map((category) => middle((verdict) => verdict.scores[category]).toFixed(0));
  const seconds = (pick: (verdict: Verdict) => number) => (middle(pick) / 1_000).toFixed(2);
  const row = [
    name,
    ...scores,
    seconds(({ firstPaint }) => firstPaint),
    seconds(({ largestPaint }) => largestPaint),
    middle(({ blocked }) => blocked).toFixed(0),
    middle(({ shift }) => shift).toFixed(3),
  ];
  console.log(`  ${row.join('  ')}`);
  for (const complaint of new Set(verdicts.flatMap(({ complaints }) => complaints))) console.log(`    ${complaint}`);
  return `| ${row.join(' | ')} |`;
}

function page(rows: readonly string[]): string {
  return `# Lighthouse

Written by \`npm run bench -- lighthouse\`; do not edit. Medians of ${values.rounds} runs as a phone on slow 4G with a four times slower
processor, as Lighthouse reckons it, over TLS and HTTP/2, composed from one CDN origin, without what only the sandbox adds. Aimed at: 95
for performance, 100 for the rest. Taken on ${cpus().length} cores of ${cpus()[0]?.model ?? 'a processor'}, Node ${process.versions.node}.

| page | performance | accessibility | best practices | SEO | first paint, s | largest paint, s | blocked, ms | shift |
|---|--:|--:|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}
`;
}
