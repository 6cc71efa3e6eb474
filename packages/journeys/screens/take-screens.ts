import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '@xana/local-site/ensure-browser';
import { resetData, startSite } from '@xana/local-site/site';
import { ROOT } from '@xana/local-site/topology';
import { topology } from '../site/test-topology.ts';
import { writeAlbum } from './album.ts';
import type { Flow, View } from './flow.ts';
import { FLOWS } from './screens.ts';
import { takeFlow } from './take-flow.ts';

const DIRECTORY = join(ROOT, 'packages/handbook/screens');

requireJapaneseLetters();
/** Names of screens; each is taken with the whole flow that it belongs to. */
const wanted = process.argv.slice(2);
const flows = FLOWS.filter(({ screens }) => wanted.length === 0 || screens.some(({ name }) => wanted.includes(name)));
if (flows.length === 0) throw new Error(`No screen is called ${wanted.join(' or ')}`);
resetData(topology);
const site = await startSite({ topology, onProgress: (text) => console.log(`  ${text}`), logLevel: 'error' });
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
try {
  if (wanted.length === 0) rmSync(DIRECTORY, { recursive: true, force: true });
  for (const flow of flows) {
    for (const { name } of flow.screens) rmSync(join(DIRECTORY, name), { recursive: true, force: true });
    for (const view of flow.views) {
      await takeFlow(browser, flow, view, DIRECTORY).catch((error) => reportFailure(flow, view, error));
    }
    console.log(`  ${flow.screens.map(({ name }) => name).join(', ')}`);
  }
  writeFileSync(join(DIRECTORY, 'README.md'), writeAlbum());
} finally {
  await browser.close();
  await site.stop();
}

/** The other flows are taken nevertheless. */
function reportFailure({ path }: Flow, { width, locale }: View, error: Error): void {
  console.error(`  ${path}, ${width} px, ${locale}: ${error.message}`);
  process.exitCode = 1;
}

/** Without them Japanese text renders as boxes. */
function requireJapaneseLetters(): void {
  const found = execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' });
  if (found.trim() !== '') return;
  console.error('This machine has no Japanese letters: apt-get install fonts-noto-cjk');
  process.exit(1);
}
