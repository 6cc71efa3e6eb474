import type { OwnEvent } from '@xana/contracts/http/events/own-event';
import type { Notification } from '@xana/contracts/http/notifications/notification';
import { readList } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member } from '../../../test/test-server.ts';
import { inHours, useOwnEvents } from './test-own-events.ts';

const { server, send, create, newEvent, read, update, cancel, restore } = useOwnEvents();

const WEEK_HOURS = 7 * 24;
const WEEKLY = { every: 'week', startsAt: [1, 2, 3].map((week) => inHours(24 + week * WEEK_HOURS)) };
const datesOf = (event: OwnEvent) => event.series?.dates.map(({ startsAt }) => startsAt.slice(0, 16));
const idAt = (event: OwnEvent, index: number) => event.series?.dates[index]?.id ?? 0;
const remind = (member: Member, eventId: number) => send(member, 'PUT', 'set-event-reminder', { eventId, isOn: true });
const noticesOf = async (member: Member) => {
  const { rows } = await readList<Notification>(member, '/notifications/get-notifications/1/50?include=all');
  return rows.map(({ eventChange, event }) => [eventChange, event?.id]);
};

it('[SP-04] creates the events of a series at once, and shows their dates on each page', async () => {
  const host = await logIn(server);
  const event = await newEvent(host, { repeat: WEEKLY });
  const dates = [event.startsAt, ...WEEKLY.startsAt].map((date) => date.slice(0, 16));
  expect(event).toMatchObject({ series: { every: 'week' }, attendeeCount: 0, followingAttendeeCount: 0 });
  expect(datesOf(event)).toEqual(dates);
  const last = await server.get(`/userCustomEvent/get-single-event/${idAt(event, 3)}`);
  expect(last.data).toMatchObject({ title: 'Open mic', startsAt: WEEKLY.startsAt[2], series: { every: 'week' } });
  const member = host;
  const mine = await member.get('/userCustomEvent/get-event-by-type/all/1/20/mine');
  expect(mine.data).toMatchObject({ count: 4 });
});

it.each<[string, object]>([
  ['dates that are not in order', { every: 'week', startsAt: [inHours(400), inHours(200)] }],
  ['a date during the first event', { every: 'week', startsAt: [inHours(25)] }],
  ['a date after more than 400 days', { every: 'month', startsAt: [inHours(24 * 402)] }],
  ['a date that does not exist', { every: 'week', startsAt: ['2099-13-40T00:00:00Z'] }],
  [
    'more than 12 events',
    { every: 'week', startsAt: Array.from({ length: 12 }, (_, week) => inHours(200 * (week + 1))) },
  ],
])('[SP-04] rejects a series with %s, and creates none of it', async (_, repeat) => {
  const host = await logIn(server);
  expect((await create(host, { repeat })).code).toBe('INPUT_INVALID');
  const member = host;
  const mine = await member.get('/userCustomEvent/get-event-by-type/all/1/20/mine');
  expect(mine.data).toMatchObject({ count: 0 });
});

it('[SP-04] counts all events of a series towards the limit of a host', async () => {
  const host = await logIn(server);
  const startsAt = Array.from({ length: 11 }, (_, week) => inHours(24 + (week + 1) * WEEK_HOURS));
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    statuses.push((await create(host, { repeat: { every: 'week', startsAt } })).status);
  }
  expect(statuses).toEqual([201, 201, 409]);
});

it('[SP-04] moves one event of a series, or also those after it, and tells each member once', async () => {
  const [host, guest] = await logInMembers(server, 2);
  const event = await newEvent(host, { repeat: WEEKLY });
  for (const index of [2, 3]) await remind(guest, idAt(event, index));
  const second = await read(host, idAt(event, 1));
  expect(second).toMatchObject({ attendeeCount: 0, followingAttendeeCount: 1 });
  await update(host, second, { title: 'Only this one' });
  expect((await read(host, idAt(event, 2))).title).toBe('Open mic');
  const later = (iso: string) => new Date(Date.parse(iso) + 3_600_000).toISOString();
  const changed = await read(host, idAt(event, 1));
  const times = { startsAt: later(changed.startsAt), endsAt: later(changed.endsAt) };
  await update(host, changed, { ...times, title: 'Late mic', scope: 'following' });
  const after = await read(host, event.id);
  const [, ...moved] = WEEKLY.startsAt.map(later);
  expect(datesOf(after)?.slice(2)).toEqual(moved.map((date) => date.slice(0, 16)));
  expect(after).toMatchObject({ title: 'Open mic', startsAt: event.startsAt, version: 1 });
  expect(await read(host, idAt(event, 3))).toMatchObject({ title: 'Late mic', version: 2 });
  expect(await noticesOf(guest)).toEqual([['moved', idAt(event, 2)]]);
});

it('[SP-04] cancels an event with those after it, and restores them together', async () => {
  const [host, guest] = await logInMembers(server, 2);
  const event = await newEvent(host, { repeat: WEEKLY });
  for (const index of [2, 3]) await remind(guest, idAt(event, index));
  const [first = 0, second = 0, third = 0] = event.series?.dates.map(({ id }) => id) ?? [];
  await cancel(host, first);
  await send(host, 'PUT', `cancel-event/${second}`, { scope: 'following' });
  expect((await read(host, third)).series?.dates).toEqual([]);
  expect(await noticesOf(guest)).toEqual([['cancelled', third]]);
  await restore(host, third);
  expect((await read(host, third)).series?.dates.map(({ id }) => id)).toEqual(
    event.series?.dates.slice(1).map(({ id }) => id),
  );
  expect(await noticesOf(guest)).toEqual([]);
});
