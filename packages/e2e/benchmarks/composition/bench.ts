import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '@xana/local-site/ensure-browser';
import { type BenchSite, startBenchSite, VARIANTS, type Variant } from './bench-site.ts';
import { measureAfterwards } from './measure-afterwards.ts';
import { FIRST_SCREENS, type Load, measureLoad } from './measure-load.ts';
import { LINES, NO_LINE } from './slow-line.ts';
import { type Loads, writeReport } from './write-report.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '11' } } });
const rounds = Number(values.rounds);
const say = (text: string) => console.log(`  ${text}`);

/** A phone on a slow line, and a desk on a fast one. */
const SCENES = [
  { line: LINES.slow4g, slowdown: 4, viewport: { width: 412, height: 915 } },
  { line: LINES.cable, slowdown: 1, viewport: { width: 1366, height: 900 } },
] as const;

const site = await startBenchSite(say);
const args = [
  '--disable-background-networking',
  `--ignore-certificate-errors-spki-list=${site.keyHash}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
try {
  await warmUp(browser, site);
  const loads: Loads[] = [];
  for (const scene of SCENES) {
    for (const path of Object.keys(FIRST_SCREENS)) loads.push(await compareLoads(scene, path));
  }
  const afterwards = await measureAfterwards(browser, site, say);
  const file = writeReport({ rounds, loads, afterwards });
  console.log(`\nWritten to ${file}`);
} finally {
  await browser.close();
  await site.stop();
}

/** All variants one after the other, in an order that turns with each round, so that what else happens here hits all alike. */
async function compareLoads(scene: (typeof SCENES)[number], path: string): Promise<Loads> {
  const measured: Record<Variant, Load[]> = { bundle: [], cdn: [], origins: [] };
  const names = Object.keys(VARIANTS) as Variant[];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? [...names].reverse() : names;
    for (const name of order) {
      site.line.use(scene.line);
      measured[name].push(await measureLoad({ browser, address: site.addresses[name] + path, ...scene }));
    }
    say(`${scene.line.name}, ${path}: round ${round + 1} of ${rounds}`);
  }
  return { line: scene.line, slowdown: scene.slowdown, viewport: scene.viewport, path, measured };
}

/** Pictures are drawn when they are first asked for: that is not what is compared. */
async function warmUp(warm: Browser, { addresses, line }: BenchSite): Promise<void> {
  line.use(NO_LINE);
  for (const { viewport } of SCENES) {
    for (const path of Object.keys(FIRST_SCREENS)) {
      for (const address of Object.values(addresses)) {
        await measureLoad({ browser: warm, address: address + path, viewport, slowdown: 1 });
      }
    }
  }
}
