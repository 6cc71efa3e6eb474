import { addDeadLetter, readDeadLetters } from '../notify/dead-letters.ts';
import { createDelivery } from '../notify/deliver-events.ts';
import { folderOf } from '../notify/endpoint-worker.ts';
import { configureWebhooks, startReceiver, status } from '../notify/test-receiver.ts';
import { readLog } from '../registry/release-log.ts';
import { createTwoReleases, SETTINGS } from '../test-releases.ts';
import { rollBack } from './roll-back.ts';
import { runCommand } from './run-command.ts';

/** A store with one rollback, and an endpoint that did not accept it. */
async function createSite(...answers: Parameters<typeof startReceiver>) {
  const { store } = createTwoReleases();
  const receiver = await startReceiver(...answers);
  const webhooks = configureWebhooks(receiver.endpoint);
  const [endpoint = receiver.endpoint] = webhooks.endpoints;
  const delivery = createDelivery({ store, webhooks, source: () => 'https://xana.test' });
  await delivery.deliver();
  rollBack(store, SETTINGS, { name: 'mfe-store', actor: 'ren', reason: 'balances are wrong' });
  await delivery.deliver();
  const folder = folderOf(webhooks, endpoint);
  const { hash: event, revision } = readLog(store).at(-1) ?? { hash: '', revision: 0 };
  const abandon = () =>
    addDeadLetter(folder, { event, revision, at: '2026-11-27T10:00:00.000Z', problem: 'answered 503' });
  const run = (...args: string[]) =>
    runCommand({ store, settings: () => SETTINGS }, { verb: 'webhooks', args, options: {}, actor: 'ren' });
  return { receiver, folder, event, endpoint, abandon, run };
}

it('[MF-04] lists endpoints with their position, last delivery, last problem and dead letters, without secrets', async () => {
  const { run, endpoint, event, abandon } = await createSite([status(500)]);
  const { text, data } = await run();
  expect(text).toMatch(/^Revision 4\n/);
  expect(text).toMatch(new RegExp(`^${endpoint.label} +3 +0 +– +\\S+ \\S+ answered 500 +1, next at .* +0$`, 'm'));
  expect(text).not.toContain('dead letter ');
  abandon();
  expect((await run()).text).toMatch(
    new RegExp(`^${event} +4 +${endpoint.label} +2026-11-27 10:00:00 +answered 503$`, 'm'),
  );
  expect(JSON.stringify([text, data])).not.toMatch(/whsec_|\/hook/);
});

it('[MF-04] sends a dead letter again, and keeps it until the endpoint accepts it', async () => {
  const { run, receiver, folder, event, endpoint, abandon } = await createSite([status(204), status(500)]);
  abandon();
  expect(await run('retry', event)).toMatchObject({ text: `${endpoint.label}: answered 500`, isOk: false });
  expect(readDeadLetters(folder)).toHaveLength(1);
  expect(await run('retry', event)).toMatchObject({ text: `${endpoint.label}: accepted`, isOk: true });
  expect(readDeadLetters(folder)).toEqual([]);
  expect(receiver.received.map((each) => each.event.id)).toEqual([event, event, event]);
  await expect(run('retry', event)).rejects.toThrow('No endpoint has a dead letter');
});

it('explains what is missing', async () => {
  const { run } = await createSite();
  await expect(run('retry')).rejects.toThrow('Name an event');
  await expect(run('paint')).rejects.toThrow('There is no "webhooks paint"');
  delete process.env.WEBHOOKS_FILE;
  await expect(run()).rejects.toThrow('set WEBHOOKS_FILE');
});
