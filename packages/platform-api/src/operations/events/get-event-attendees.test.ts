import { follow, idsOf, readList } from '../../../test/member-actions.ts';
import { logIn, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });
let eventId: number;
beforeAll(async () => {
  const { rows } = await readList(server, '/userCustomEvent/get-event-by-type/all/1/1/upcoming');
  eventId = rows[0]?.id ?? 0;
}, 120_000);

const pathOf = (answer: string, page = '1/50', id = eventId) =>
  `/userCustomEvent/get-event-attendees/${id}/${answer}/${page}`;
const attendeesOf = (member: Member, answer = 'going', page = '1/50') =>
  readList<{ id: number; isFollowing: boolean }>(member, pathOf(answer, page));
async function newGoing(): Promise<Member> {
  const member = await logIn(server);
  const body = { eventId, answer: 'going' };
  await member.put('/userCustomEvent/set-event-answer', body);
  return member;
}

it('[SP-04] lists attendees to members, those whom the reader follows first, page by page', async () => {
  const [me, followed, other] = [await logIn(server), await newGoing(), await newGoing()];
  await follow(me, followed);
  const { count, rows } = await attendeesOf(me);
  expect(rows[0]).toMatchObject({ id: followed.userId, name: expect.any(String), isFollowing: true });
  expect(rows.find(({ id }) => id === other.userId)).toMatchObject({ isFollowing: false });
  expect(rows).toHaveLength(count);
  const pages = await Promise.all([1, 2].map((page) => attendeesOf(me, 'going', `${page}/2`)));
  expect(pages.flatMap((page) => page.rows)).toEqual(rows.slice(0, 4));
  expect(idsOf(await attendeesOf(me, 'interested'))).not.toContain(other.userId);
});

it('[SP-04] hides names from visitors, and banned and blocked members from members', async () => {
  const [me, banned, blocked, blocker] = [await logIn(server), await newGoing(), await newGoing(), await newGoing()];
  expect(idsOf(await attendeesOf(me))).toEqual(expect.arrayContaining([banned.userId, blocked.userId, blocker.userId]));
  await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', banned.userId).execute();
  await server.database
    .insertInto('blocks')
    .values([
      { user_id: me.userId, blocked_id: blocked.userId },
      { user_id: blocker.userId, blocked_id: me.userId },
    ])
    .execute();
  const shown = idsOf(await attendeesOf(me));
  for (const { userId } of [banned, blocked, blocker]) expect(shown).not.toContain(userId);
  expect((await server.get(pathOf('going'))).code).toBe('TOKEN_MISSING');
});

it('[SP-04] rejects an event that does not exist and an answer that members cannot give', async () => {
  const member = await logIn(server);
  expect((await member.get(pathOf('going', '1/50', 99_999))).code).toBe('EVENT_NOT_FOUND');
  expect((await member.get(pathOf('none'))).code).toBe('INPUT_INVALID');
});
