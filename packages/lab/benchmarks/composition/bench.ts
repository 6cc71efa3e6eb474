import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '@xana/local-site/ensure-browser';
import { type BenchSite, startBenchSite, VARIANTS, type Variant } from './bench-site.ts';
import { FIRST_SCREENS, type Load, measureLoad } from './measure-load.ts';
import { measureAfterwards } from './measure-navigation.ts';
import { LINES, NO_LINE } from './slow-connection.ts';
import { type Loads, writeReport } from './write-report.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '11' } } });
const rounds = Number(values.rounds);
const log = (text: string) => console.log(`  ${text}`);

/** A phone on slow 4G and a desktop on cable. */
const SCENES = [
  { line: LINES.slow4g, slowdown: 4, viewport: { width: 412, height: 915 } },
  { line: LINES.cable, slowdown: 1, viewport: { width: 1366, height: 900 } },
] as const;

const site = await startBenchSite(log);
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
  const afterwards = await measureAfterwards(browser, site, log);
  const file = writeReport({ rounds, loads, afterwards });
  console.log(`\nWritten to ${file}`);
} finally {
  await browser.close();
  await site.stop();
}

/** Measures all variants in an order that rotates each round, so that other load affects all equally. */
async function compareLoads(scene: (typeof SCENES)[number], path: string): Promise<Loads> {
  const measured: Record<Variant, Load[]> = { bundle: [], cdn: [], origins: [] };
  const names = Object.keys(VARIANTS) as Variant[];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? [...names].reverse() : names;
    for (const name of order) {
      site.line.use(scene.line);
      measured[name].push(await measureLoad({ browser, address: site.addresses[name] + path, ...scene }));
    }
    log(`${scene.line.name}, ${path}: round ${round + 1} of ${rounds}`);
  }
  return { line: scene.line, slowdown: scene.slowdown, viewport: scene.viewport, path, measured };
}

/** Requests the pictures once, because the first request renders them. */
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
