import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { trustVariables } from '@xana/local-site/local-store';
import { bundleReleaseCommand } from '@xana/local-site/release-command';
import { settingsFileOf } from '@xana/local-site/site';
import { local, ROOT } from '@xana/local-site/topology';
import { promote, rollBack } from '@xana/release/roll-back';
import { launchBrowser } from '../launch-browser.ts';
import { startSiteOfTwoReleases } from '../two-releases.ts';
import { askRevision, openStreams } from './many-tabs.ts';
import { startServer } from './measured-server.ts';
import { writeReport } from './write-report.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '30' }, tabs: { type: 'string', default: '10000' } },
});
const rounds = Number(values.rounds);
const tabs = Number(values.tabs);
const NAME = 'mfe-store';
/** Contains a heartbeat of each stream. */
const WATCHED_MS = 60_000;
const CHANGES = 10;
/** The interval at which a visible tab without a stream asks, on average. */
const ASK_INTERVAL_MS = 5 * 60_000;
const change = { name: NAME, actor: 'bench', reason: 'measured' };
const runFile = promisify(execFile);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const site = await startSiteOfTwoReleases('open-tabs', NAME);
const { topology, store, settings, first, second } = site;
const switchTo = (to: string) =>
  to === first
    ? rollBack(store, settings, { ...change, to, isAgain: true })
    : promote(store, settings, { ...change, to });
try {
  const server = await measureServer();
  writeReport({ tabs, rounds, server, seen: await measureBrowser() });
} finally {
  await site.stop();
}

/** The processor time of a page server that many tabs listen to. */
async function measureServer() {
  const port = topology.ports.site + 400;
  const measured = await startServer({
    RELEASE_STORE: store.directory,
    PAGE_SETTINGS: settingsFileOf(topology),
    ...trustVariables(topology, 'bench'),
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    PORT: String(port),
  });
  const costOf = async (work: () => Promise<unknown>) => {
    const [cpu, start] = [measured.cpuSeconds(), performance.now()];
    await work();
    return (measured.cpuSeconds() - cpu) / ((performance.now() - start) / 1_000);
  };
  try {
    const streams = await openStreams(port, tabs);
    console.log(`  ${tabs} tabs listen`);
    const idle = await costOf(() => sleep(WATCHED_MS));
    const delays: number[] = [];
    for (let index = 0; index < CHANGES; index += 1) {
      const notifying = streams.untilNotified();
      switchTo(index % 2 === 0 ? first : second);
      delays.push(...(await notifying));
    }
    streams.close();
    await sleep(2_000);
    const asking = await costOf(() =>
      askRevision(`http://localhost:${port}`, { tabs, intervalMs: ASK_INTERVAL_MS, forMs: WATCHED_MS }),
    );
    return { idle, delays, asking };
  } finally {
    measured.stop();
  }
}

/** Milliseconds from the start of the bundled command to the notice in a tab that shows the release. */
async function measureBrowser(): Promise<number[]> {
  const bundle = await bundleReleaseCommand();
  const browser = await launchBrowser();
  const seen: number[] = [];
  try {
    const page = await browser.newPage();
    for (let round = 0; round < rounds; round += 1) {
      promote(store, settings, { ...change, to: second });
      await openTab(page);
      const start = performance.now();
      const command = [bundle, 'rollback', NAME, '--to', first, '--reason', 'measured'];
      const running = runFile(process.execPath, command, { cwd: ROOT, env: site.environment });
      await page.getByRole('status').filter({ hasText: 'A problem was fixed.' }).waitFor();
      seen.push(performance.now() - start);
      await running;
    }
  } finally {
    await browser.close();
  }
  return seen;
}

async function openTab(page: Page): Promise<void> {
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/revision/events');
  await page.goto(local(topology.ports.site));
  await page.getByRole('region', { name: 'Your holdings' }).waitFor();
  await listening;
}
