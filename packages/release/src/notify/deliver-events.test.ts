import fs from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@xana/test-kit/eventually';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { markGood } from '../commands/mark-good.ts';
import { promote, rollBack } from '../commands/roll-back.ts';
import { type LogEntry, logFileOf, readLog } from '../registry/release-log.ts';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { closeAfterTest } from '../test-cleanup.ts';
import { createTwoReleases, SETTINGS } from '../test-releases.ts';
import { readDeadLetters } from './dead-letters.ts';
import { createDelivery, type Delivery } from './deliver-events.ts';
import { readDeliveryState } from './delivery-state.ts';
import { MAX_TRIES } from './retry-delays.ts';
import { hang, startReceiver, status } from './test-receiver.ts';

const CHANGE = { name: 'mfe-store', actor: 'ren', reason: 'balances are wrong' };
const HOUR_MS = 3_600_000;

const error = jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => error.mockClear());

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
type Answers = Parameters<typeof startReceiver>[0];

/** A store with mfe-store 1.0.0 and 2.0.0, and receivers that have the position of its last entry. */
async function createSite(...answers: Answers[]) {
  return await observe(createTwoReleases(), ...answers);
}

async function observe(site: ReturnType<typeof createTwoReleases>, ...answers: Answers[]) {
  const receivers = await Promise.all((answers.length > 0 ? answers : [[]]).map(startReceiver));
  const [receiver] = receivers as [Receiver];
  const directory = createTempDirectory('webhooks');
  const clock = { ms: Date.now() };
  /** The release server after a start. */
  const start = (change: object = {}): Delivery => {
    const endpoints = receivers.map(({ endpoint }) => ({ ...endpoint, ...change }));
    const delivery = createDelivery({
      store: site.store,
      webhooks: { endpoints, directory },
      source: () => SETTINGS.config.origins.site,
      now: () => clock.ms,
      random: () => 0.5,
    });
    closeAfterTest(() => delivery.stop());
    return delivery;
  };
  const delivery = start();
  await delivery.deliver();
  const folder = join(directory, receiver.endpoint.id);
  return { ...site, receiver, receivers, start, delivery, clock, folder };
}

const change = {
  rollback: (store: ReleaseStore) => rollBack(store, SETTINGS, { ...CHANGE, to: '1.0.0' }),
  promote: (store: ReleaseStore) => promote(store, SETTINGS, { ...CHANGE, to: '2.0.0' }),
  markGood: (store: ReleaseStore) => markGood(store, SETTINGS, { ...CHANGE, release: '2.0.0' }),
};

/** No file is replaced, as after a kill or on a full disk. @returns a function that ends it */
function failRenames(): () => void {
  const rename = jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw new Error('ENOSPC');
  });
  return () => rename.mockRestore();
}

/** Writes to the log as a later version of the release command, or an attacker with access to the files. */
function appendEntry(store: ReleaseStore, verb: string): void {
  const { hash: previousHash, signature: _, ...last } = readLog(store).at(-1) as LogEntry;
  const entry = { ...last, verb, revision: last.revision + 1, previousHash };
  fs.appendFileSync(logFileOf(store), `${JSON.stringify({ ...entry, hash: sha256(JSON.stringify(entry)) })}\n`);
}

describe('the delivery of release events', () => {
  it('[MF-04] sends each change after the start of an endpoint, signed, in the order of the log', async () => {
    const { store, receiver, delivery } = await createSite();
    change.rollback(store);
    change.promote(store);
    await delivery.deliver();
    await delivery.deliver();
    expect(receiver.verbs()).toEqual(['rollback', 'promote']);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(
      readLog(store)
        .slice(-2)
        .map(({ hash }) => hash),
    );
    expect(receiver.received[0]?.headers['content-type']).toBe('application/cloudevents+json');
  });

  it('[MF-04] sends a verb that this version does not know', async () => {
    const { store, receiver, delivery } = await createSite();
    appendEntry(store, 'paint');
    await delivery.deliver();
    expect(receiver.received[0]?.event).toMatchObject({ type: 'world.xana.release.paint', subject: 'mfe-store' });
  });

  it('[MF-04] sends no entry that the release managers did not sign', async () => {
    const { store, receiver, delivery } = await observe(createTwoReleases({ isTrusted: true }));
    change.rollback(store);
    await delivery.deliver();
    expect(receiver.verbs()).toEqual(['rollback']);
    appendEntry(store, 'promote');
    await delivery.deliver();
    expect(receiver.verbs()).toEqual(['rollback']);
    expect(error.mock.calls).toEqual([[expect.stringContaining('is not the one that the release managers signed')]]);
  });

  it('[MF-04] sends only the verbs and microfrontends that an endpoint wants', async () => {
    const { store, receiver, start } = await createSite();
    change.rollback(store);
    change.promote(store);
    await start({ names: ['mfe-chat'] }).deliver();
    change.markGood(store);
    change.rollback(store);
    await start({ names: ['mfe-store'], verbs: ['rollback'] }).deliver();
    expect(receiver.received.map(({ event }) => event.data.revision)).toEqual([7]);
  });

  it('[MF-04] sends what was changed while the server was down', async () => {
    const { store, receiver, delivery, start } = await createSite();
    delivery.stop();
    change.rollback(store);
    change.promote(store);
    await start().deliver();
    expect(receiver.verbs()).toEqual(['rollback', 'promote']);
    await start().deliver();
    expect(receiver.received).toHaveLength(2);
  });

  it('[MF-04] sends an event again after an error, when its delay is over, and the next ones after it', async () => {
    const { store, receiver, delivery, clock, folder } = await createSite([status(500)]);
    change.rollback(store);
    change.promote(store);
    await delivery.deliver();
    await delivery.deliver();
    expect(receiver.verbs()).toEqual(['rollback']);
    expect(readDeliveryState(folder)).toMatchObject({
      revision: 3,
      failed: 1,
      lastProblem: { message: 'answered 500' },
    });
    clock.ms += 5_000;
    await delivery.deliver();
    expect(receiver.verbs()).toEqual(['rollback', 'rollback', 'promote']);
    expect(receiver.received[0]?.event).toEqual(receiver.received[1]?.event);
    expect(readDeliveryState(folder)).toMatchObject({ revision: 5, delivered: 2, retry: null });
  });

  it('[MF-04] continues with the tries of an event after a restart', async () => {
    const { store, receiver, delivery, start, clock, folder } = await createSite([status(500), status(500)]);
    change.rollback(store);
    await delivery.deliver();
    delivery.stop();
    await start().deliver();
    expect(receiver.received).toHaveLength(1);
    clock.ms += 5_000;
    await start().deliver();
    expect(readDeliveryState(folder)?.retry?.tries).toBe(2);
  });

  it('[MF-04] does not follow a redirect', async () => {
    const other = await startReceiver();
    const { store, delivery, folder } = await createSite([status(307, { location: other.endpoint.url })]);
    change.rollback(store);
    await delivery.deliver();
    expect(readDeliveryState(folder)?.lastProblem?.message).toBe('answered 307; redirects are refused');
    expect(other.received).toEqual([]);
  });

  it('[MF-04] repeats an event with the same id when it was killed before it wrote the position', async () => {
    const { store, receiver, delivery, start } = await createSite();
    change.rollback(store);
    const restore = failRenames();
    await delivery.deliver();
    restore();
    delivery.stop();
    await start().deliver();
    await start().deliver();
    const [first, second, ...more] = receiver.received.map(({ event }) => event.id);
    expect(first).toBe(second);
    expect(more).toEqual([]);
  });

  it('[MF-04] does not repeat an event while its position cannot be written', async () => {
    const { store, receiver, delivery } = await createSite();
    change.rollback(store);
    const restore = failRenames();
    await delivery.deliver();
    await delivery.deliver();
    restore();
    expect(receiver.received).toHaveLength(1);
  });

  it('[MF-04] keeps an event as a dead letter after the last try, about a day later, and sends the next one', async () => {
    const { store, receiver, delivery, clock, folder } = await createSite(Array(MAX_TRIES).fill(status(503)));
    change.rollback(store);
    change.promote(store);
    const since = clock.ms;
    for (let tries = 1; tries < MAX_TRIES; tries += 1) {
      await delivery.deliver();
      clock.ms = Date.parse(readDeliveryState(folder)?.retry?.nextTryAt ?? '');
    }
    const hours = (clock.ms - since) / HOUR_MS;
    expect([hours > 22, hours < 26]).toEqual([true, true]);
    await delivery.deliver();
    const [rollback] = readLog(store).slice(-2);
    expect(readDeadLetters(folder)).toMatchObject([{ event: rollback?.hash, revision: 4, problem: 'answered 503' }]);
    expect(receiver.verbs().slice(-2)).toEqual(['rollback', 'promote']);
    expect(receiver.received).toHaveLength(MAX_TRIES + 1);
  });

  it('[MF-04] delays no other endpoint and no command when one does not answer', async () => {
    const { store, receivers, delivery } = await createSite([hang], []);
    const [slow, fast] = receivers;
    change.rollback(store);
    void delivery.deliver();
    await eventually(() => expect([slow?.verbs(), fast?.verbs()]).toEqual([['rollback'], ['rollback']]));
    change.promote(store);
    await eventually(() => {
      void delivery.deliver();
      expect(fast?.verbs()).toEqual(['rollback', 'promote']);
    });
    expect(slow?.verbs()).toEqual(['rollback']);
  });

  it('[MF-04] sends nothing of a log that was changed, and reports it once', async () => {
    const { store, receiver, delivery } = await createSite();
    change.rollback(store);
    const text = fs.readFileSync(logFileOf(store), 'utf8');
    fs.writeFileSync(logFileOf(store), text.replace('balances are wrong', 'a forged reason'));
    await delivery.deliver();
    await delivery.deliver();
    expect(receiver.received).toEqual([]);
    expect(error.mock.calls).toEqual([[expect.stringContaining('The log was changed at revision 4')]]);
  });

  it('continues after a log that could not be read was repaired', async () => {
    const { store, receiver, delivery } = await createSite();
    const text = fs.readFileSync(logFileOf(store), 'utf8');
    fs.writeFileSync(logFileOf(store), `${text}{"torn\n`);
    await delivery.deliver();
    fs.writeFileSync(logFileOf(store), text);
    change.rollback(store);
    await delivery.deliver();
    expect(receiver.verbs()).toEqual(['rollback']);
  });

  it.each([
    ['a new endpoint', ''],
    ['a store with a shorter log than before', '"revision":90'],
    ['an unreadable position', '{'],
  ])('starts at the current revision with %s', async (_what, position) => {
    const { start, folder, receiver } = await createSite();
    const file = join(folder, 'position.json');
    const text = fs.readFileSync(file, 'utf8');
    if (position) fs.writeFileSync(file, position === '{' ? position : text.replace('"revision":3', position));
    else fs.rmSync(file);
    await start().deliver();
    expect(readDeliveryState(folder)?.revision).toBe(3);
    expect(receiver.received).toEqual([]);
  });
});
