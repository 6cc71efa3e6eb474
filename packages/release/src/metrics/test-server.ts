import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { readSamples } from '@xana/test-kit/test-prometheus';
import { CALLER_HEADER, grantRoles, person, testCallers } from '../access/test-callers.ts';
import { createApi } from '../api/create-api.ts';
import { createDelivery } from '../notify/deliver-events.ts';
import { SECRET, startReceiver, status } from '../notify/test-receiver.ts';
import { readWebhookSettings } from '../notify/webhook-settings.ts';
import { createReleaseFixture, SETTINGS } from '../test-releases.ts';

/** The release server of a store with metadata, the shell, and mfe-store 1.0.0 and 2.0.0, which is active; and an endpoint. For tests. */
export async function createMeasuredServer({ origin = 'http://localhost:4006', token = '' } = {}) {
  const site = createReleaseFixture({ isTrusted: true });
  const { store } = site;
  site.shell();
  site.remote('one');
  const two = site.remote('two', { version: '2.0.0' }).id;
  grantRoles(store, person('ren'));
  const receiver = await startReceiver([status(500)]);
  const directory = createTempDirectory('webhooks');
  const file = join(directory, 'webhooks.json');
  writeFileSync(file, JSON.stringify([{ url: receiver.endpoint.url, secret: SECRET }]));
  Object.assign(process.env, { WEBHOOKS_FILE: file, WEBHOOKS_DIRECTORY: directory, METRICS_TOKEN: token });
  const webhooks = readWebhookSettings(process.env);
  if (!webhooks) throw new Error('no webhooks');
  const clock = { ms: Date.now() };
  const delivery = createDelivery({ store, webhooks, source: () => 'https://xana.test', now: () => clock.ms });
  await delivery.deliver();
  const app = createApi({ store, settings: () => SETTINGS, origin, identity: testCallers });
  const { host } = new URL(origin);
  const scrape = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
    const {
      statusCode,
      headers: sent,
      body,
    } = await app.inject({
      url: '/metrics',
      headers: { host, ...headers },
      remoteAddress,
    });
    return {
      status: statusCode,
      type: sent['content-type'],
      samples: statusCode === 200 ? readSamples(body) : [],
    };
  };
  const command = (verb: string, options: Record<string, string> = { reason: 'balances are wrong' }) =>
    app.inject({
      method: 'POST',
      url: `/api/commands/${verb}`,
      headers: { host, [CALLER_HEADER]: 'ren' },
      payload: { args: ['mfe-store'], options },
    });
  return { ...site, two, receiver, delivery, clock, scrape, command };
}
