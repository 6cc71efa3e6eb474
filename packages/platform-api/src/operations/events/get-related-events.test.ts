import { insertEvent, insertSpace } from '../../../test/test-rows.ts';
import { logInMembers, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const newEvent = (fields: Parameters<typeof insertEvent>[1]) =>
  insertEvent(server, { starts_at: inHours(1), ...fields });

it('[SP-04] lists live and upcoming events of the same space, host and type, each once', async () => {
  const [host, other] = await logInMembers(server, 2);
  const [stage, garden, hidden] = [await insertSpace(server), await insertSpace(server), await insertSpace(server)];
  const mine = { host_id: host.userId, space_id: stage };
  const [event, live] = [await newEvent(mine), await newEvent({ ...mine, starts_at: inHours(-0.5) })];
  const later = await newEvent({ ...mine, host_id: other.userId, type: 'game', starts_at: inHours(50) });
  const elsewhere = await newEvent({ ...mine, space_id: garden, type: 'game' });
  const party = await newEvent({ host_id: other.userId, space_id: garden });
  await newEvent({ ...mine, starts_at: inHours(-5) });
  await newEvent({ host_id: other.userId, space_id: garden, type: 'game' });
  await newEvent({ host_id: host.userId, space_id: hidden });
  await server.database.updateTable('spaces').set({ hidden_at: new Date() }).where('id', '=', hidden).execute();
  const { data } = await server.get(`/userCustomEvent/get-related-events/${event}`);
  const ids = Object.entries(data as Record<string, { id: number }[]>).map(([name, rows]) => [
    name,
    rows.map(({ id }) => id),
  ]);
  expect(Object.fromEntries(ids)).toEqual({ inSpace: [live, later], ofHost: [elsewhere], ofType: [party] });
});

it('[SP-04] rejects related events of an event that does not exist', async () => {
  expect((await server.get('/userCustomEvent/get-related-events/99999')).code).toBe('EVENT_NOT_FOUND');
});
