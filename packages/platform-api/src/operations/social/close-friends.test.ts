import type { FollowedPerson } from '@xana/contracts/http/follow/followed-person';
import { type Reader, readList } from '../../../test/member-actions.ts';
import { logInMembers, type Member, useTestServer } from '../../../test/test-server.ts';
import { expectUndoForCallerAlone } from '../../../test/test-undo.ts';

const server = useTestServer({ seed: 'demo' });

const people = (url: string, reader: Reader = server) => readList<FollowedPerson>(reader, url);

it('[PR-05] adds and removes close friends, once each, and shows them to the member alone', async () => {
  const [me, other] = await logInMembers(server, 2);
  const add = (id: number) => me.post(`/social/create-close-friend/${id}`);
  expect((await add(5)).data).toEqual({ is_close_friend: true });
  await add(5);
  expect((await people('/social/get-close-friends/1/10', me)).rows.map(({ userId }) => userId)).toEqual([5]);
  expect((await people('/social/get-close-friends/1/10', other)).count).toBe(0);
  const marks = async (member: Member) =>
    (await people('/follow/get-all-following-by-user-auth/6/1/50', member)).rows.filter(
      ({ following }) => following.is_close_friend,
    ).length;
  await server.database
    .insertInto('follows')
    .values({ follower_id: 6, followed_id: 5 })
    .onConflict((c) => c.doNothing())
    .execute();
  expect([await marks(me), await marks(other)]).toEqual([1, 0]);
  expect((await me.delete('/social/remove-close-friend/5')).data).toEqual({ is_close_friend: false });
  expect((await people('/social/get-close-friends/1/10', me)).count).toBe(0);
  expect((await add(99_999)).code).toBe('USER_NOT_FOUND');
  expect((await add(me.userId)).code).toBe('CLOSE_FRIEND_SELF');
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
