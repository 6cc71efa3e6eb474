import { follow, writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const summaryOf = async (member: Member) => (await member.get('/users/get-home-summary')).data;

/** The member closes the site, and opens it again after this many minutes. */
async function leaveFor(minutes: number, member: Member): Promise<Member> {
  await server.database
    .updateTable('sessions')
    .set({ rotated_at: new Date(Date.now() - minutes * 60_000) })
    .where('user_id', '=', member.userId)
    .execute();
  const { cookie, data } = await server.ask('POST', '/auth/refresh-token', { body: {}, cookie: member.cookie });
  return { ...member, cookie: String(cookie), token: (data as { token: string }).token };
}

describe('getHomeSummary', () => {
  it('[SP-01] counts the first steps of a member, who was not here before', async () => {
    const [me, other] = await logInMembers(server, 2);
    const nothing = { newFollowerCount: 0, newPostCount: 0, newSpaceCount: 0, since: null };
    expect(await summaryOf(me)).toEqual({
      ...nothing,
      interestCount: 0,
      followingCount: 0,
      favouriteCount: 0,
      spaceCount: 0,
    });
    await follow(me, other);
    expect(await summaryOf(me)).toMatchObject({ ...nothing, followingCount: 1 });
  });

  it('[SP-01] counts what is new since the visit before, without blocked users', async () => {
    const [friend, early] = await logInMembers(server, 2);
    await follow(early, friend);
    await writePost(friend, 'Good evening');
    const me = await leaveFor(120, early);
    expect(await summaryOf(me)).toMatchObject({ newPostCount: 1 });
    await follow(friend, me);
    expect(await summaryOf(me)).toMatchObject({ newFollowerCount: 1 });
    await me.post(`/social/block/${friend.userId}`);
    expect(await summaryOf(me)).toMatchObject({ newFollowerCount: 0, newPostCount: 0 });
  });

  it('[SP-01] begins no new visit when a page was open a few minutes ago', async () => {
    const me = await leaveFor(45, await logIn(server));
    const { since } = (await summaryOf(me)) as { since: string };
    expect(Date.now() - Date.parse(since)).toBeGreaterThan(44 * 60_000);
    expect(await summaryOf(await leaveFor(16, me))).toMatchObject({ since });
  });
});
