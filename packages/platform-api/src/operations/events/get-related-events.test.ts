import { logInMembers, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const HOUR_MS = 3_600_000;

async function newSpace(): Promise<number> {
  const space = { name: 'Stage', entity_type: 'USER_WORLD' as const, picture: 'space/s1', tags: [] };
  return (await server.database.insertInto('spaces').values(space).returning('id').executeTakeFirstOrThrow()).id;
}

interface Sketch {
  host_id: number;
  space_id: number;
  type?: 'party' | 'game';
  /** Hours from now. */
  from?: number;
}

async function newEvent({ host_id, space_id, type = 'party', from = 1 }: Sketch): Promise<number> {
  const starts_at = new Date(Date.now() + from * HOUR_MS);
  const times = { starts_at, ends_at: new Date(starts_at.getTime() + 2 * HOUR_MS) };
  const values = { title: 'Event', picture: 'event/e1', host_id, space_id, type, ...times };
  return (await server.database.insertInto('events').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

it('[SP-04] lists live and upcoming events of the same space, host and type, each once', async () => {
  const [host, other] = await logInMembers(server, 2);
  const [stage, garden, hidden] = [await newSpace(), await newSpace(), await newSpace()];
  const mine = { host_id: host.userId, space_id: stage };
  const [event, live] = [await newEvent(mine), await newEvent({ ...mine, from: -1 })];
  const later = await newEvent({ ...mine, host_id: other.userId, type: 'game', from: 50 });
  const elsewhere = await newEvent({ ...mine, space_id: garden, type: 'game' });
  const party = await newEvent({ host_id: other.userId, space_id: garden });
  await newEvent({ ...mine, from: -5 });
  await newEvent({ host_id: other.userId, space_id: garden, type: 'game' });
  await newEvent({ host_id: host.userId, space_id: hidden });
  await server.database.updateTable('spaces').set({ hidden_at: new Date() }).where('id', '=', hidden).execute();
  const { data } = await server.ask('GET', `/userCustomEvent/get-related-events/${event}`);
  const ids = Object.entries(data as Record<string, { id: number }[]>).map(([name, rows]) => [
    name,
    rows.map(({ id }) => id),
  ]);
  expect(Object.fromEntries(ids)).toEqual({ inSpace: [live, later], ofHost: [elsewhere], ofType: [party] });
});

it('[SP-04] rejects related events of an event that does not exist', async () => {
  expect((await server.ask('GET', '/userCustomEvent/get-related-events/99999')).code).toBe('EVENT_NOT_FOUND');
});
