import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import startTestSite from '@xana/journeys/site/start-test-site';
import { SITE_ORIGIN } from '@xana/journeys/site/test-topology';
import { ensureBrowser } from '@xana/local-site/ensure-browser';
import { type LoginCost, MEASURED_METHODS, measureLogin } from './measure-login.ts';
import { writeReport } from './write-report.ts';

/** Clicks, requests, script and time of a login by each method, on the site of the journeys with the stand-ins of the sandbox. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(values.rounds);

const stopSite = await startTestSite();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
try {
  const costs: Record<string, LoginCost[]> = {};
  // The first round fills the caches of the servers, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, method] of Object.entries(MEASURED_METHODS)) {
      const cost = await measureLogin(browser, SITE_ORIGIN, method);
      if (round > 0) costs[name] = [...(costs[name] ?? []), cost];
      console.log(`  ${round} of ${rounds}, ${name}: ${cost.total.toFixed(0)} ms`);
    }
  }
  console.log(`\nWritten to ${writeReport({ rounds, costs })}`);
} finally {
  await browser.close();
  await stopSite();
}
