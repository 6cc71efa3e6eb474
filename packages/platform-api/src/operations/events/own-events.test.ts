import { MAX_UPCOMING_EVENTS } from '@xana/contracts/http/events/event-limits';
import { readList } from '../../../test/member-actions.ts';
import { logIn, logInMembers } from '../../../test/test-server.ts';
import { inHours, useOwnEvents } from './test-own-events.ts';

const { server, send, create, newEvent, newSpace, update, read, cancel, restore } = useOwnEvents();

const titlesOf = async (path: string) =>
  (await readList<{ title: string }>(server, path)).rows.map(({ title }) => title);
const UPCOMING = '/userCustomEvent/get-event-by-type/all/1/50/upcoming';

it('[SP-04] creates an event in a public space, which lists and the search show with its host', async () => {
  const host = await logIn(server);
  const { status, data } = await create(host, { title: ' Karaoke  night ', imageAlt: 'A stage' });
  expect(status).toBe(201);
  expect(data).toMatchObject({ title: 'Karaoke night', version: 1, imageAlt: 'A stage', attendeeCount: 0 });
  expect(data).toMatchObject({ host: { id: host.userId }, isLive: false });
  expect(await titlesOf(UPCOMING)).toContain('Karaoke night');
  expect(await titlesOf(`/userCustomEvent/get-events-by-time/all/1/50?from=${inHours(0)}&to=${inHours(48)}`)).toContain(
    'Karaoke night',
  );
  const found = await server.get('/item/v2/search-all?name=Karaoke&pageNumber=1&pageSize=20&types=event');
  expect(JSON.stringify(found.data)).toContain('Karaoke night');
});

it.each<[string, object, string]>([
  ['no title', { title: ' ' }, 'INPUT_INVALID'],
  ['an invisible title', { title: '\u3164' }, 'INPUT_INVALID'],
  ['a title of 101 characters', { title: 'x'.repeat(101) }, 'INPUT_INVALID'],
  ['a description of 2001 characters', { description: 'x'.repeat(2_001) }, 'INPUT_INVALID'],
  ['no picture', { image: '' }, 'UPLOAD_IMAGE'],
  ['a start in the past', { startsAt: inHours(-1) }, 'INPUT_INVALID'],
  ['an end before the start', { endsAt: inHours(23) }, 'INPUT_INVALID'],
  ['more than 31 days', { endsAt: inHours(24 + 31 * 24 + 1) }, 'INPUT_INVALID'],
  ['a day that does not exist', { startsAt: '2099-02-31T25:00:00Z' }, 'INPUT_INVALID'],
  ['an unknown space', { spaceId: 99_999 }, 'SPACE_NOT_FOUND'],
])('[SP-04] rejects an event with %s', async (_, changes, code) => {
  const host = await logIn(server);
  expect((await create(host, changes)).code).toBe(code);
});

it('[SP-04] rejects a space that is hidden, and one of a user with a block between them', async () => {
  const [host, blocker] = await logInMembers(server, 2);
  const [hidden, blocked] = [await newSpace(), await newSpace(blocker.userId)];
  await server.database.updateTable('spaces').set({ hidden_at: new Date() }).where('id', '=', hidden).execute();
  await server.database.insertInto('blocks').values({ user_id: blocker.userId, blocked_id: host.userId }).execute();
  for (const spaceId of [hidden, blocked]) expect((await create(host, { spaceId })).code).toBe('SPACE_NOT_FOUND');
});

it('[SP-04] limits the upcoming events of a host, also when they are created or restored at the same time', async () => {
  const host = await logIn(server);
  const { id, image } = await newEvent(host);
  await cancel(host, id);
  const replies = await Promise.all(Array.from({ length: MAX_UPCOMING_EVENTS + 2 }, () => create(host, { image })));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(MAX_UPCOMING_EVENTS);
  expect((await restore(host, id)).code).toBe('EVENT_LIMIT_REACHED');
});

it('[SP-04] updates the version that was edited, and overwrites nothing that another tab has saved', async () => {
  const [host, other] = await logInMembers(server, 2);
  const event = await newEvent(host);
  expect((await update(other, event, { title: 'Mine now' })).code).toBe('EVENT_NOT_FOUND');
  const replies = await Promise.all(['One', 'Two', 'Three'].map((title) => update(host, event, { title })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(replies.filter(({ code }) => code === 'EVENT_CHANGED')).toHaveLength(2);
  expect((await read(host, event.id)).version).toBe(2);
});

it('[SP-04] edits an event that has begun without moving its start, and none that is over', async () => {
  const host = await logIn(server);
  const { id } = await newEvent(host);
  const set = (values: object) => server.database.updateTable('events').set(values).where('id', '=', id).execute();
  await set({ starts_at: inHours(-2) });
  const event = await read(host, id);
  expect((await update(host, event, { title: 'Still on' })).status).toBe(200);
  expect((await update(host, await read(host, id), { startsAt: inHours(-1) })).code).toBe('INPUT_INVALID');
  await set({ ends_at: inHours(-1) });
  expect((await update(host, await read(host, id))).code).toBe('EVENT_OVER');
  expect((await cancel(host, id)).code).toBe('EVENT_OVER');
});

it('[SP-04] stores the time zone of the host, keeps it when an edit names none, and rejects one that does not exist', async () => {
  const host = await logIn(server);
  const event = await newEvent(host, { timeZone: 'Asia/Tokyo' });
  expect(event.timeZone).toBe('Asia/Tokyo');
  expect((await update(host, event, { title: 'Later' })).data).toMatchObject({ timeZone: 'Asia/Tokyo' });
  expect((await create(host, { timeZone: 'Nowhere/City' })).code).toBe('INPUT_INVALID');
});

it('[SP-04] takes a cancelled event out of lists, search and plans, keeps its page, and restores it', async () => {
  const [host, guest] = await logInMembers(server, 2);
  const { id } = await newEvent(host, { title: 'Cancelled soon' });
  await send(guest, 'PUT', 'set-event-reminder', { eventId: id, isOn: true });
  const plans = async () => JSON.stringify((await send(guest, 'GET', 'get-my-event-plans')).data);
  const pages = async () => JSON.stringify((await server.get('/item/list-page-ids/event/0')).data);
  const found = async () =>
    JSON.stringify((await server.get('/item/v2/search-all?name=Cancelled&pageNumber=1&pageSize=20&types=event')).data);
  expect((await cancel(guest, id)).code).toBe('EVENT_NOT_FOUND');
  for (let round = 0; round < 2; round += 1)
    expect((await cancel(host, id)).data).toMatchObject({ isCancelled: true, version: 2 });
  expect(await titlesOf(UPCOMING)).not.toContain('Cancelled soon');
  expect([await plans(), await found(), await pages()].join()).not.toMatch(
    new RegExp(`Cancelled soon|"eventId":${id}\\b`),
  );
  const page = await server.get(`/userCustomEvent/get-single-event/${id}`);
  expect(page.data).toMatchObject({ isCancelled: true, isLive: false, version: 2 });
  expect((await send(guest, 'PUT', 'set-event-answer', { eventId: id, answer: 'going' })).code).toBe('EVENT_NOT_FOUND');
  expect((await restore(host, id)).data).toMatchObject({ version: 3 });
  expect(await titlesOf(UPCOMING)).toContain('Cancelled soon');
  expect(await plans()).toContain(`"eventId":${id}`);
});
