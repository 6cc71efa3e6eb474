import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { logInMembers, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';

const server = useTestServer({ seed: 'demo' });

interface People {
  count: number;
  rows: FollowedPerson[];
}
const people = async (url: string, token?: string) => (await server.ask('GET', url, { token })).data as People;

it('[PR-05] adds and removes close friends, once each, and shows them to the member alone', async () => {
  const [me, other] = await logInMembers(server, 2);
  const mark = (method: 'POST' | 'DELETE', id: number) =>
    server.ask(method, `/social/${method === 'POST' ? 'create' : 'remove'}-close-friend/${id}`, { token: me.token });
  expect((await mark('POST', 5)).data).toEqual({ is_close_friend: true });
  await mark('POST', 5);
  expect((await people('/social/get-close-friends/1/10', me.token)).rows.map(({ userId }) => userId)).toEqual([5]);
  expect((await people('/social/get-close-friends/1/10', other.token)).count).toBe(0);
  const marks = async (token: string) =>
    (await people('/follow/get-all-following-by-user-auth/6/1/50', token)).rows.filter(
      ({ following }) => following.is_close_friend,
    ).length;
  await server.database
    .insertInto('follows')
    .values({ follower_id: 6, followed_id: 5 })
    .onConflict((c) => c.doNothing())
    .execute();
  expect([await marks(me.token), await marks(other.token)]).toEqual([1, 0]);
  expect((await mark('DELETE', 5)).data).toEqual({ is_close_friend: false });
  expect((await people('/social/get-close-friends/1/10', me.token)).count).toBe(0);
  expect((await mark('POST', 99_999)).code).toBe('USER_NOT_FOUND');
  expect((await mark('POST', me.userId)).code).toBe('CLOSE_FRIEND_SELF');
});

it('[T23] removes a close friend for the caller alone', async () => {
  await expectUndoForCallerAlone(
    server,
    async (member, { userId }) => {
      await member.post('/follow/user', { userId });
      return member.post(`/social/create-close-friend/${userId}`, {});
    },
    (member, { userId }) => member.delete(`/social/remove-close-friend/${userId}`),
  );
});
