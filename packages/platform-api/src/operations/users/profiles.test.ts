import { logIn, type Member, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

it('[RT-03] returns no private fields', async () => {
  const { data } = await server.ask('POST', '/users/get-user-profile', { body: { userId: 5 } });
  expect(Object.keys(data as object)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/email|phone|hash|banned/)]),
  );
});

it('[SB-04] returns the most followed users, the first the most followed, with status 201', async () => {
  const { status, data } = await server.get('/world/get-most-followed-users');
  expect(status).toBe(201);
  const followers = (data as { rows: { followerCount: number }[] }).rows.map(({ followerCount }) =>
    Number(followerCount),
  );
  expect(followers).toEqual([...followers].sort((one, other) => other - one));
});

it('[PR-01] names the followers whom the caller follows, and whether the user follows the caller', async () => {
  const [me, friend, blocked, seen] = await Promise.all([logIn(server), logIn(server), logIn(server), logIn(server)]);
  const follow = (member: Member, userId: number) => member.post('/follow/user', { userId });
  for (const each of [friend, blocked]) {
    await follow(me, each.userId);
    await follow(each, seen.userId);
  }
  await follow(seen, me.userId);
  await me.post(`/social/mute/${seen.userId}`);
  await me.post(`/social/block/${blocked.userId}`);
  const profileFor = async (token?: string) =>
    (await server.ask('POST', '/users/get-user-profile', { token, body: { userId: seen.userId } })).data;
  expect(await profileFor(me.token)).toMatchObject({
    followsYou: true,
    isMuted: true,
    mutualFollowers: { count: 1, rows: [{ id: friend.userId }] },
  });
  const none = { followsYou: false, isMuted: false, mutualFollowers: { count: 0, rows: [] } };
  expect([await profileFor(), await profileFor(seen.token)]).toMatchObject([none, none]);
});
