import { insertEvent, insertSpace } from '../../test/test-rows.ts';
import { logInMembers } from '../../test/test-server.ts';
import { useNotifications } from '../operations/notifications/test-notifications.ts';
import { remindOfEvents } from './remind-of-events.ts';

const { server, list } = useNotifications();

const MINUTE = 60_000;
const now = new Date('2026-11-23T17:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);

const createEvent = async (host_id: number, starts_at: Date) =>
  insertEvent(server, { host_id, space_id: await insertSpace(server), starts_at });
const two = async () => {
  const [host, guest] = await logInMembers(server, 2);
  const remind = (eventId: number, isOn = true) => guest.put('/userCustomEvent/set-event-reminder', { eventId, isOn });
  const moments = async () =>
    (await list(guest)).rows.map(({ kind, event, eventMoment }) => `${kind} ${event?.title} ${eventMoment}`);
  return { host, guest, remind, moments };
};

it('notifies 15 minutes before an event and when it begins, once each [EV-01]', async () => {
  const { host, guest, remind, moments } = await two();
  const id = await createEvent(host.userId, at(30));
  expect((await remind(id)).data).toEqual({ eventId: id, isOn: true });
  await remind(id);
  const { data } = await guest.get(`/userCustomEvent/get-event-reminder/${id}`);
  expect(data).toEqual({ eventId: id, isOn: true });
  await remindOfEvents(server.database, at(14));
  expect(await moments()).toEqual([]);
  await Promise.all([15, 15, 16].map((minutes) => remindOfEvents(server.database, at(minutes))));
  expect(await moments()).toEqual(['event Lanterns soon']);
  for (const minutes of [30, 31]) await remindOfEvents(server.database, at(minutes));
  expect((await moments()).sort()).toEqual(['event Lanterns soon', 'event Lanterns started']);
  expect((await list(host)).count).toBe(0);
});

it('does not notify after the reminder or the kind was turned off, nor long after the start [EV-01]', async () => {
  const { host, guest, remind, moments } = await two();
  const [off, late, disabled] = [
    await createEvent(host.userId, at(10)),
    await createEvent(host.userId, at(-40)),
    await createEvent(host.userId, at(12)),
  ];
  for (const id of [off, late, disabled]) await remind(id);
  await remind(off, false);
  await guest.put('/notifications/update-settings', { kind: 'event', isOn: false });
  await remindOfEvents(server.database, now);
  expect(await moments()).toEqual([]);
  expect((await remind(999_999)).code).toBe('EVENT_NOT_FOUND');
});
