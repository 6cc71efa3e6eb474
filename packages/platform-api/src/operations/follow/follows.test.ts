import { logIn, logInMembers, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';

const server = useTestServer();

it('counts twenty members who follow and unfollow at the same time', async () => {
  const members = await logInMembers(server, 20);
  const [target] = members;
  const others = members.slice(1);
  const all = (path: string) =>
    Promise.all(others.flatMap((member) => [1, 2].map(() => member.post(path, { userId: target?.userId }))));
  const profile = async () =>
    (await server.ask('POST', '/users/get-user-profile', { body: { userId: target?.userId } })).data as {
      followerCount: number;
    };
  await all('/follow/user');
  expect((await profile()).followerCount).toBe(19);
  await all('/follow/unfollow-user');
  expect((await profile()).followerCount).toBe(0);
});

it('counts a repeated follow once', async () => {
  const [me, other] = await logInMembers(server, 2);
  const post = async (path: string) => (await me.post(path, { userId: other.userId })).data as unknown;
  expect(await post('/follow/user')).toEqual({ isFollowing: true, followerCount: 1 });
  expect(await post('/follow/user')).toEqual({ isFollowing: true, followerCount: 1 });
  expect(await post('/follow/unfollow-user')).toEqual({ isFollowing: false, followerCount: 0 });
  expect(await post('/follow/unfollow-user')).toEqual({ isFollowing: false, followerCount: 0 });
});

it('rejects following oneself and following a user who does not exist', async () => {
  const me = await logIn(server);
  expect((await me.post('/follow/user', { userId: me.userId })).code).toBe('FOLLOW_SELF');
  expect((await me.post('/follow/user', { userId: 999_999 })).code).toBe('USER_NOT_FOUND');
});

it('[T23] unfollows for the caller alone', async () => {
  await expectUndoForCallerAlone(
    server,
    (member, { userId }) => member.post('/follow/user', { userId }),
    (member, { userId }) => member.post('/follow/unfollow-user', { userId }),
  );
});
