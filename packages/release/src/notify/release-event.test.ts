import * as z from 'zod';
import { quarantine } from '../commands/quarantine.ts';
import { retire } from '../commands/retire.ts';
import { commitEntry } from '../registry/commit-change.ts';
import { changeRegistry } from '../registry/complete-interrupted.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { type LogEntry, readLog } from '../registry/release-log.ts';
import { createTwoReleases, SETTINGS } from '../test-releases.ts';
import { createReleaseEvent } from './release-event.ts';

const text = z.string().min(1);

/** The context attributes of CloudEvents 1.0 (section 3), and `data` of its JSON format (section 3.1). Extensions are not used. */
const cloudEvent = z.strictObject({
  id: text,
  // A URI-reference; an absolute URI is recommended.
  source: z.url(),
  specversion: z.literal('1.0'),
  // Should be prefixed with a reverse DNS name.
  type: text.regex(/^world\.xana\.release\.[a-z-]+$/),
  datacontenttype: z.optional(text.regex(/^[a-z]+\/[a-z+.-]+$/)),
  dataschema: z.optional(z.url()),
  subject: z.optional(text),
  // RFC 3339.
  time: z.optional(z.iso.datetime()),
  data: z.unknown(),
});

function createSite() {
  const site = createTwoReleases();
  const { store } = site;
  const lastEvent = () => {
    const entry = readLog(store).at(-1) as LogEntry;
    return createReleaseEvent({ store, registry: readRegistry(store) }, 'https://xana.test', entry);
  };
  return { ...site, lastEvent };
}

const CHANGE = { name: 'mfe-store', actor: 'ren', reason: 'balances are wrong' };

it('[MF-04] describes a change as a CloudEvent with the versions before and after it', () => {
  const { store, one, two, lastEvent } = createSite();
  quarantine(store, SETTINGS, { ...CHANGE, release: '2.0.0' });
  const event = lastEvent();
  expect(cloudEvent.parse(JSON.parse(JSON.stringify(event)))).toMatchObject({
    id: readLog(store).at(-1)?.hash,
    source: 'https://xana.test',
    type: 'world.xana.release.quarantine',
    subject: 'mfe-store',
    time: readLog(store).at(-1)?.at,
  });
  expect(event.data).toEqual({
    revision: 4,
    verb: 'quarantine',
    name: 'mfe-store',
    actor: 'ren',
    actorName: 'ren',
    approvedBy: null,
    reason: 'balances are wrong',
    from: { id: two, version: '2.0.0' },
    to: { id: one, version: '1.0.0' },
    release: { id: two, version: '2.0.0' },
    details: [],
  });
});

it('describes a retired remote without a release after it', () => {
  const { store, lastEvent } = createSite();
  retire(store, SETTINGS, CHANGE);
  expect(cloudEvent.parse(lastEvent()).type).toBe('world.xana.release.retire');
  expect(lastEvent().data).toMatchObject({ from: { version: '2.0.0' }, to: null });
});

it('describes work on the store without a subject', () => {
  const { store, lastEvent } = createSite();
  changeRegistry(store, () => {
    const registry = readRegistry(store);
    const next = { ...registry, revision: registry.revision + 1 };
    commitEntry(store, next, { verb: 'unlock', actor: 'ren', reason: 'it is gone', details: ['process 1'] });
  });
  expect(cloudEvent.parse(lastEvent())).not.toHaveProperty('subject');
  expect(lastEvent().data).toMatchObject({ name: null, details: ['process 1'] });
});
