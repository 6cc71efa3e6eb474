import { expect, test } from '@playwright/test';
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
    const failures = [0, 0];
    let isAsking = true;
    const looking = (async () => {
      while (isAsking) {
        for (const [instance, api] of platform.api.entries()) {
          const ready = await fetch(`${api}/ready`).catch(() => undefined);
          failures[instance] = ready?.ok ? 0 : (failures[instance] ?? 0) + 1;
        }
        await wait(HEALTH_INTERVAL_MS);
      }
    })();
    const lost: unknown[] = [];
    let asked = 0;
    const client = async () => {
      while (isAsking) {
        asked += 1;
        const healthy = [0, 1].filter((instance) => (failures[instance] ?? 0) < 2);
        const instance = healthy[asked % healthy.length] ?? 0;
        // Every tenth writes: a proxy may not send it again.
        const isWrite = asked % 10 === 0;
        const answer = isWrite
          ? platform.ask('POST', '/feeds/single-feed', { token, body: { descriptions: `Post ${asked}` }, instance })
          : platform.ask('GET', '/users/single-user', { token, instance });
        await answer.then(
          ({ status }) => status !== 200 && lost.push(status),
          (error) => lost.push(error),
        );
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    for (const instance of [0, 1]) {
      await wait(1_000);
      await platform.end(instance);
      await platform.start(instance);
      // The proxy sees it ready again before the other one goes.
      await wait(HEALTH_INTERVAL_MS + 1_000);
    }
    while (asked < REQUESTS) await wait(500);
    isAsking = false;
    await Promise.all([looking, ...clients]);
    expect(lost).toEqual([]);
    console.log(`  ${asked} requests, none lost`);
  } finally {
    await platform.stop();
  }
});
