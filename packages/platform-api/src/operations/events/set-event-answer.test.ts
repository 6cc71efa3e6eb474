import { readList } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { cancelDeletion, requestDeletion } from '../../database/settings/account-deletions.ts';
import { purgeDeletedAccounts } from '../../jobs/purge-deleted-accounts.ts';
import { changeBan } from '../../moderation/change-ban.ts';

const server = useTestServer({ seed: 'demo' });

const firstOf = async (filter: string): Promise<number> => {
  const { rows } = await readList(server, `/userCustomEvent/get-event-by-type/all/1/1/${filter}`);
  return rows[0]?.id ?? 0;
};
const answer = (member: Member, eventId: number, wanted: string) =>
  member.put('/userCustomEvent/set-event-answer', { eventId, answer: wanted });
const countsOf = async (eventId: number) => {
  const { data } = await server.get(`/userCustomEvent/get-single-event/${eventId}`);
  const { goingCount, interestedCount } = data as { goingCount: number; interestedCount: number };
  return [goingCount, interestedCount];
};

it('[SP-04] counts one answer per member, and turns the reminder on and off with going', async () => {
  const [me, eventId] = [await logIn(server), await firstOf('upcoming')];
  const [going = 0, interested = 0] = await countsOf(eventId);
  expect((await answer(me, eventId, 'interested')).data).toMatchObject({ answer: 'interested', isReminded: false });
  const changed = await Promise.all([answer(me, eventId, 'going'), answer(me, eventId, 'going')]);
  expect(changed.map(({ data }) => data)).toMatchObject(Array(2).fill({ answer: 'going', isReminded: true }));
  expect(await countsOf(eventId)).toEqual([going + 1, interested]);
  const plans = await me.get('/userCustomEvent/get-my-event-plans');
  expect(plans.data).toEqual({ rows: [{ eventId, answer: 'going', isReminded: true }] });
  expect((await answer(me, eventId, 'none')).data).toMatchObject({ answer: null, isReminded: false });
  expect(await countsOf(eventId)).toEqual([going, interested]);
});

it('[SP-04] keeps a reminder that the member set when they take interest back', async () => {
  const [me, eventId] = [await logIn(server), await firstOf('upcoming')];
  const body = { eventId, isOn: true };
  await me.put('/userCustomEvent/set-event-reminder', body);
  await answer(me, eventId, 'interested');
  expect((await answer(me, eventId, 'none')).data).toMatchObject({ answer: null, isReminded: true });
});

it('[SP-04] keeps a reminder off that the member turned off, when the same answer is sent again', async () => {
  const [me, eventId] = [await logIn(server), await firstOf('upcoming')];
  await answer(me, eventId, 'going');
  const body = { eventId, isOn: false };
  await me.put('/userCustomEvent/set-event-reminder', body);
  expect((await answer(me, eventId, 'going')).data).toMatchObject({ answer: 'going', isReminded: false });
});

it('[SP-04] rejects an answer to an event that is over or does not exist', async () => {
  const me = await logIn(server);
  expect((await answer(me, await firstOf('past'), 'going')).code).toBe('EVENT_NOT_FOUND');
  expect((await answer(me, 99_999, 'going')).code).toBe('EVENT_NOT_FOUND');
});

it('[SP-04] counts equal answers, also after many at the same time and after all were counted', async () => {
  const eventId = await firstOf('upcoming');
  const members = await logInMembers(server, 6);
  const wanted = ['going', 'interested', 'none', 'going', 'interested'];
  await Promise.all(members.flatMap((member) => wanted.map((each) => answer(member, eventId, each))));
  const counts = await countsOf(eventId);
  await server.server.database.runScript('select count_event_answers()');
  expect(await countsOf(eventId)).toEqual(counts);
});

it('[SP-04] [SG-05] does not count banned members and members who delete their account, and counts them again after that', async () => {
  const [me, eventId] = [await logIn(server), await firstOf('upcoming')];
  await answer(me, eventId, 'going');
  const before = await countsOf(eventId);
  const fewer = [(before[0] ?? 0) - 1, before[1]];
  const { database } = server.platform;
  const ban = (isBanned: boolean) =>
    changeBan(server.platform, { userId: me.userId, isBanned }, { operator: 'Rin', reason: 'Spam' });
  await ban(true);
  expect(await countsOf(eventId)).toEqual(fewer);
  // Banned and deleted at the same time: counted once.
  await requestDeletion(database, me.userId);
  await ban(false);
  expect(await countsOf(eventId)).toEqual(fewer);
  await cancelDeletion(database, me.userId);
  expect(await countsOf(eventId)).toEqual(before);
});

it('[SP-04] [SG-07] deletes the answers with the account, and counts them no more', async () => {
  const [me, eventId] = [await logIn(server), await firstOf('upcoming')];
  const before = await countsOf(eventId);
  await answer(me, eventId, 'interested');
  await requestDeletion(server.database, me.userId);
  const due = { deletion_at: new Date(Date.now() - 1_000) };
  await server.database.updateTable('users').set(due).where('id', '=', me.userId).execute();
  await purgeDeletedAccounts(server.platform);
  const left = server.database.selectFrom('event_answers').select('event_id').where('user_id', '=', me.userId);
  expect(await left.execute()).toEqual([]);
  expect(await countsOf(eventId)).toEqual(before);
});

it('[SP-04] [SG-04] contains the answers in the data that a member downloads', async () => {
  const [me, eventId] = [await logIn(server), await firstOf('upcoming')];
  await answer(me, eventId, 'going');
  const { data } = await me.get('/settings/download-data');
  const { sections } = data as { sections: { name: string; rows: object[] }[] };
  expect(sections.find(({ name }) => name === 'eventReminders')?.rows).toEqual([
    { eventId, createdAt: expect.any(String) },
    { eventId, answer: 'going', createdAt: expect.any(String) },
  ]);
});
