import { readSamples } from '@xana/test-kit/test-prometheus';
import { grantRoles, person } from '../access/test-callers.ts';
import { createTestApi } from '../api/test-api.ts';
import { createDelivery } from '../notify/deliver-events.ts';
import { configureWebhooks, startReceiver, status } from '../notify/test-receiver.ts';
import { createTwoReleases } from '../test-releases.ts';

/** The release server of a store with metadata, the shell, and mfe-store 1.0.0 and 2.0.0, which is active; and an endpoint. For tests. */
export async function createMeasuredServer({ origin = 'http://localhost:4006', token = '' } = {}) {
  const site = createTwoReleases({ isTrusted: true });
  const { store } = site;
  grantRoles(store, person('ren'));
  const webhooks = configureWebhooks((await startReceiver([status(500)])).endpoint);
  process.env.METRICS_TOKEN = token;
  const clock = { ms: Date.now() };
  const delivery = createDelivery({ store, webhooks, source: () => 'https://xana.test', now: () => clock.ms });
  await delivery.deliver();
  const { app, host, send } = createTestApi(store, { origin });
  const scrape = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
    const answer = await app.inject({ url: '/metrics', headers: { host, ...headers }, remoteAddress });
    const { statusCode: status, headers: sent, body } = answer;
    return { status, type: sent['content-type'], samples: status === 200 ? readSamples(body) : [] };
  };
  const command = (verb: string, options: Record<string, string> = { reason: 'balances are wrong' }) =>
    send('ren', 'POST', `/api/commands/${verb}`, { args: ['mfe-store'], options });
  return { ...site, delivery, clock, scrape, command };
}
