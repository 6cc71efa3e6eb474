import { type Reader, readList } from '../../test/member-actions.ts';
import { insertEvent, insertSpace } from '../../test/test-rows.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../test/test-server.ts';
import { parseTarget, type Target } from '../database/moderation/moderation-target.ts';
import { remindOfEvents } from '../jobs/remind-of-events.ts';
import { changeBan } from './change-ban.ts';
import { hideContent } from './hide-content.ts';
import { readCase, readQueue } from './read-queue.ts';
import { restoreContent } from './restore-content.ts';

const server = useTestServer();

const DECIDER = { operator: 'Ann', reason: 'Advertising' };
const targetOf = (id: number): Target => ({ type: 'event', id: String(id) });

async function newEvent({ userId }: Member): Promise<number> {
  const owners = { host_id: userId, space_id: await insertSpace(server) };
  const starts_at = new Date(Date.now() + 60_000);
  return insertEvent(server, { ...owners, title: 'Cheap pills', description: 'Buy now', starts_at });
}

const report = (member: Member, id: number) => {
  const body = { targetType: 'event', targetId: String(id), category: 'scam', reason: 'Scam' };
  return member.post('/social/report', body);
};
const read = (id: number) => server.get(`/userCustomEvent/get-single-event/${id}`);
const listed = async (path: string, reader: Reader = server) => JSON.stringify((await reader.get(path)).data);

it('[MO-01] reads a reported event with its host in the queue and in the case', async () => {
  const [host, member] = await logInMembers(server, 2);
  const id = await newEvent(host);
  expect((await report(member, id)).data).toEqual({ isReported: true, authorId: host.userId });
  expect((await report(host, id)).data).toEqual({ isReported: true, authorId: null });
  expect((await report(member, 99_999)).code).toBe('TARGET_NOT_FOUND');
  expect(parseTarget(`event:${id}`)).toEqual(targetOf(id));
  const { entries } = await readQueue(server.database);
  expect(entries.find(({ target }) => target.type === 'event')?.target).toEqual(targetOf(id));
  const found = await readCase(server.database, targetOf(id));
  expect(found?.content).toMatchObject({ author_id: host.userId, title: 'Cheap pills', text: 'Buy now' });
});

it('[MO-03] hides an event from its page, lists, plans and reminders, and shows it again', async () => {
  const [host, member] = await logInMembers(server, 2);
  const id = await newEvent(host);
  await report(member, id);
  const plan = { eventId: id, answer: 'going' };
  await member.put('/userCustomEvent/set-event-answer', plan);
  await hideContent(server.platform, targetOf(id), DECIDER);
  expect((await read(id)).code).toBe('EVENT_NOT_FOUND');
  expect((await report(member, id)).code).toBe('TARGET_NOT_FOUND');
  const cancelled = await host.put(`/userCustomEvent/cancel-event/${id}`, {});
  expect(cancelled.code).toBe('EVENT_NOT_FOUND');
  const lists = [
    listed('/userCustomEvent/get-event-by-type/all/1/50/upcoming'),
    listed('/userCustomEvent/get-my-event-plans', member),
    listed('/item/v2/search-all?name=Cheap%20pills&pageNumber=1&pageSize=20&types=event'),
  ];
  for (const list of await Promise.all(lists)) expect(list).not.toContain(`:${id},`);
  await remindOfEvents(server.database);
  expect(await listed('/notifications/get-notifications/1/20', member)).not.toContain('Cheap pills');
  await expect(hideContent(server.platform, targetOf(id), DECIDER)).rejects.toThrow();
  await restoreContent(server.platform, targetOf(id), DECIDER);
  expect((await read(id)).status).toBe(200);
  expect((await member.get('/userCustomEvent/get-my-event-plans')).data).toMatchObject({
    rows: [plan],
  });
});

it('[MO-04] shows no event of a banned host, and shows it again after the ban', async () => {
  const host = await logIn(server);
  const id = await newEvent(host);
  const lists = async (path: string) => {
    const { rows } = await readList(server, path);
    return rows.some((row) => row.id === id);
  };
  const places = async () => [
    (await read(id)).code ?? 'shown',
    await lists('/userCustomEvent/get-event-by-type/all/1/50/current'),
    await lists('/item/list-page-ids/event/0'),
  ];
  expect(await places()).toEqual(['shown', true, true]);
  const ban = (isBanned: boolean) => changeBan(server.platform, { userId: host.userId, isBanned }, DECIDER);
  await ban(true);
  expect(await places()).toEqual(['EVENT_NOT_FOUND', false, false]);
  await ban(false);
  expect(await places()).toEqual(['shown', true, true]);
});
