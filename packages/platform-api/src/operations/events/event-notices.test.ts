import type { Notification } from '@xana/contracts/http/notifications/notification';
import { readList } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member } from '../../../test/test-server.ts';
import { remindOfEvents } from '../../jobs/remind-of-events.ts';
import { inHours, useOwnEvents } from './test-own-events.ts';

const { server, send, newEvent, newSpace, update, read, cancel, restore } = useOwnEvents();

const answer = (member: Member, eventId: number, wanted: string) =>
  send(member, 'PUT', 'set-event-answer', { eventId, answer: wanted });
const remind = (member: Member, eventId: number) => send(member, 'PUT', 'set-event-reminder', { eventId, isOn: true });
const noticesOf = async (member: Member, include = '?include=all') =>
  (await readList<Notification>(member, `/notifications/get-notifications/1/50${include}`)).rows;
const changesOf = async (member: Member) =>
  (await noticesOf(member)).map(({ eventChange, eventMoment }) => eventChange ?? eventMoment);
const readAll = (member: Member) => member.put('/notifications/mark-all-read', {});

async function hostAndGuests() {
  const [host, going, interested, reminded] = await logInMembers(server, 4);
  const event = await newEvent(host);
  await answer(going, event.id, 'going');
  await answer(interested, event.id, 'interested');
  await remind(reminded, event.id);
  return { host, event, guests: [going, interested, reminded] as const };
}

it('[SP-04] [NT-01] tells everyone who is going, interested or reminded of a new time, once per change', async () => {
  const { host, event, guests } = await hostAndGuests();
  await answer(host, event.id, 'going');
  expect((await read(host, event.id)).attendeeCount).toBe(3);
  const startsAt = inHours(25);
  await Promise.all([update(host, event, { startsAt }), update(host, event, { startsAt })]);
  for (const guest of guests) {
    expect(await noticesOf(guest)).toMatchObject([
      {
        kind: 'event',
        eventChange: 'moved',
        actors: [],
        event: { id: event.id, title: 'Open mic' },
        eventStartsAt: startsAt,
      },
    ]);
  }
  expect(await noticesOf(host)).toEqual([]);
});

it('[SP-04] tells of another space, of a cancellation, and of nothing that changes no plan', async () => {
  const { host, event, guests } = await hostAndGuests();
  // The form of an event has no seconds.
  const startsAt = `${event.startsAt.slice(0, 16)}:00.000Z`;
  await update(host, event, { title: 'Another title', description: 'Bring two songs.', startsAt });
  expect(await changesOf(guests[0])).toEqual([]);
  await update(host, await read(host, event.id), { spaceId: await newSpace() });
  await cancel(host, event.id);
  await cancel(host, event.id);
  for (const guest of guests) expect(await changesOf(guest)).toEqual(['cancelled', 'relocated']);
});

it('[SP-04] tells of an undone cancellation only those who know of it', async () => {
  const { host, event, guests } = await hostAndGuests();
  const [knows, unaware] = guests;
  await cancel(host, event.id);
  await readAll(knows);
  await restore(host, event.id);
  expect([await changesOf(knows), await changesOf(unaware)]).toEqual([['restored', 'cancelled'], []]);
});

it('[SP-04] replaces an unread notice of an earlier time', async () => {
  const { host, event, guests } = await hostAndGuests();
  for (const hours of [25, 25.5]) await update(host, await read(host, event.id), { startsAt: inHours(hours) });
  expect(await changesOf(guests[0])).toEqual(['moved']);
});

it('[SP-04] [NT-04] tells neither members with a block, banned ones, nor those who turned events off', async () => {
  const { host, event, guests } = await hostAndGuests();
  const [blocker, banned, quiet] = guests;
  const { database } = server;
  await database.insertInto('blocks').values({ user_id: blocker.userId, blocked_id: host.userId }).execute();
  await database.updateTable('users').set({ is_banned: true }).where('id', '=', banned.userId).execute();
  await database.insertInto('disabled_notifications').values({ user_id: quiet.userId, kind: 'event' }).execute();
  await cancel(host, event.id);
  const { count } = await database
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});

it('[SP-04] reminds of the new time of an event, and not of a cancelled one', async () => {
  const { host, event, guests } = await hostAndGuests();
  const set = (starts_at: string) =>
    server.database
      .updateTable('events')
      .set({ starts_at: new Date(starts_at) })
      .where('id', '=', event.id)
      .execute();
  await set(inHours(0.1));
  await remindOfEvents(server.database);
  expect(await changesOf(guests[0])).toEqual(['soon']);
  await update(host, await read(host, event.id), { startsAt: inHours(0.2) });
  await remindOfEvents(server.database);
  expect((await changesOf(guests[0])).sort()).toEqual(['moved', 'soon']);
  await cancel(host, event.id);
  await remindOfEvents(server.database);
  expect((await changesOf(guests[0])).sort()).toEqual(['cancelled', 'moved']);
});

it('[NT-09] hides changes of events from clients that cannot show them', async () => {
  const { host, event, guests } = await hostAndGuests();
  await cancel(host, event.id);
  const lists = await Promise.all(['', '?include=moderation'].map((include) => noticesOf(guests[0], include)));
  expect(lists).toEqual([[], []]);
});

it('[SP-04] [CS-01] tells attendees and the host when the space of an event is deleted, and when it is restored', async () => {
  const { host, event, guests } = await hostAndGuests();
  const creator = await logIn(server);
  const spaceId = await newSpace(creator.userId);
  await update(host, event, { spaceId });
  await Promise.all(guests.map(readAll));
  const own = await newEvent(creator, { spaceId });
  await answer(host, own.id, 'going');
  const cancelled = await newEvent(host, { spaceId });
  await answer(guests[0], cancelled.id, 'going');
  await cancel(host, cancelled.id);
  await Promise.all([...guests, host].map(readAll));
  const change = (method: 'DELETE' | 'POST', path: string) =>
    server.ask(method, `/item/${path}-2d-space/${spaceId}`, { token: creator.token });
  const newestOf = async (member: Member) => {
    const [newest] = (await noticesOf(member)).filter(({ isRead }) => !isRead);
    return newest && [newest.eventChange, newest.event?.id];
  };
  for (let round = 1; round <= 2; round += 1) {
    await change('DELETE', 'delete');
    for (const guest of guests) expect(await newestOf(guest)).toEqual(['cancelled', event.id]);
    expect((await noticesOf(host)).filter(({ isRead }) => !isRead)).toHaveLength(2);
    await Promise.all([...guests, host].map(readAll));
    await change('POST', 'restore');
    for (const guest of guests) expect(await newestOf(guest)).toEqual(['restored', event.id]);
    await Promise.all([...guests, host].map(readAll));
  }
  expect(await noticesOf(creator)).toEqual([]);
});
