import { expect, test } from '@playwright/test';
import { startLoad } from './load-behind-proxy.ts';
import { startTestPlatform, wait } from './test-platform.ts';

/** As a load balancer: asks this often, and believes the second failure. */
const HEALTH_INTERVAL_MS = 2_000;
const DRAIN_SECONDS = 5;
const CLIENTS = 20;
const REQUESTS = Number(process.env.FAULT_REQUESTS ?? 100_000);

test('[B22] loses no request in a rolling restart behind a proxy that asks for health every two seconds', async () => {
  test.setTimeout(900_000);
  const environment = { DRAIN_SECONDS: String(DRAIN_SECONDS), CALLS_PER_MINUTE: '1000000000' };
  const platform = await startTestPlatform('postgres', { instances: 2, environment });
  try {
    await platform.startRedis();
    await Promise.all([platform.start(0), platform.start(1)]);
    const { token } = await platform.join();
    const load = startLoad(platform, token, { clients: CLIENTS, healthIntervalMs: HEALTH_INTERVAL_MS, failures: 2 });
    for (const instance of [0, 1]) {
      await wait(1_000);
      await platform.end(instance);
      await platform.start(instance);
      // The proxy sees it ready again before the other one goes.
      await wait(HEALTH_INTERVAL_MS + 1_000);
    }
    while (load.asked() < REQUESTS) await wait(500);
    expect(await load.stop()).toEqual([]);
    console.log(`  ${load.asked()} requests, none lost`);
  } finally {
    await platform.stop();
  }
});
