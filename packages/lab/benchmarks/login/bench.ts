import { parseArgs } from 'node:util';
import startTestSite from '@xana/journeys/site/start-test-site';
import { SITE_ORIGIN } from '@xana/journeys/site/test-topology';
import { launchBrowser } from '../launch-browser.ts';
import { type LoginCost, MEASURED_METHODS, measureLogin } from './measure-login.ts';
import { writeReport } from './write-report.ts';

/** Clicks, requests, script and time of a login by each method, on the site of the journeys with the stand-ins of the sandbox. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(values.rounds);

const stopSite = await startTestSite();
const browser = await launchBrowser();
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
  writeReport({ rounds, costs });
} finally {
  await browser.close();
  await stopSite();
}
