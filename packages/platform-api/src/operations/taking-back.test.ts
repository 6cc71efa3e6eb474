import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowsOfMember } from '../http/security-tests/rows-of-member.ts';
import { logIn, startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')));
}, 120_000);
afterAll(() => server.close());

type Member = Awaited<ReturnType<typeof logIn>>;
type Deed = (who: Member, target: { userId: number; spaceId: number; feedId: number }) => Promise<unknown>;
const call = async (who: Member, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const { status } = await server.ask(method, path, { token: who.token, ...(body ? { body } : {}) });
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
};

const PAIRS: Record<string, [Deed, Deed]> = {
  'a follow': [
    (who, { userId }) => call(who, 'POST', '/follow/user', { userId }),
    (who, { userId }) => call(who, 'POST', '/follow/unfollow-user', { userId }),
  ],
  'a close friend': [
    async (who, { userId }) => {
      await call(who, 'POST', '/follow/user', { userId });
      await call(who, 'POST', `/social/create-close-friend/${userId}`, {});
    },
    (who, { userId }) => call(who, 'DELETE', `/social/remove-close-friend/${userId}`),
  ],
  'a block': [
    (who, { userId }) => call(who, 'POST', `/social/block/${userId}`, {}),
    (who, { userId }) => call(who, 'DELETE', `/social/block/${userId}`),
  ],
  'a favourite': [
    (who, { spaceId }) => call(who, 'PUT', `/world/mark-favourite-space/${spaceId}`, { isFavourite: true }),
    (who, { spaceId }) => call(who, 'PUT', `/world/mark-favourite-space/${spaceId}`, { isFavourite: false }),
  ],
  'a like': [
    (who, { feedId }) => call(who, 'POST', '/feeds/like-dislike-post', { feedId, isLike: true }),
    (who, { feedId }) => call(who, 'POST', '/feeds/like-dislike-post', { feedId, isLike: false }),
  ],
  'a welcome that was seen': [
    async () => undefined,
    (who) => call(who, 'POST', '/users/update-user-profile-details', { isPopUpShow: false }),
  ],
};

it('[T23] who is blocked is in no list of who follows whom, for as long as they are', async () => {
  const [me, blocked, known] = [await logIn(server), await logIn(server), await logIn(server)];
  await call(blocked, 'POST', '/follow/user', { userId: known.userId });
  await call(known, 'POST', '/follow/user', { userId: blocked.userId });
  const lists = ['followers', 'following'].map((which) => `/follow/get-all-${which}-by-user-auth/${known.userId}/1/10`);
  const counts = () =>
    Promise.all(
      lists.map(async (path) => (await server.ask('GET', path, { token: me.token })).data as { count: number }),
    ).then((answers) => answers.map(({ count }) => count));
  expect(await counts()).toEqual([1, 1]);
  await call(me, 'POST', `/social/block/${blocked.userId}`, {});
  const rows = await Promise.all(
    lists.map(async (path) => (await server.ask('GET', path, { token: me.token })).data as { rows: unknown[] }),
  );
  expect(rows.map((each) => each.rows)).toEqual([[], []]);
  await call(me, 'DELETE', `/social/block/${blocked.userId}`);
  expect(await counts()).toEqual([1, 1]);
});

it.each(Object.entries(PAIRS))('[T23] %s is taken back for oneself alone', async (_name, [doIt, takeBack]) => {
  const [me, other, target] = [await logIn(server), await logIn(server), await logIn(server)];
  const post = await server.ask('POST', '/feeds/single-feed', {
    token: target.token,
    body: { descriptions: 'A post' },
  });
  const { id: spaceId } = await server.database
    .insertInto('spaces')
    .values({ name: 'A', entity_type: 'USER_WORLD', picture: 'space/s1', tags: [], creator_id: target.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const named = { userId: target.userId, spaceId, feedId: (post.data as unknown as { id: number }).id };
  await doIt(me, named);
  await doIt(other, named);
  const before = await rowsOfMember(server.database, other.userId);
  const mine = await rowsOfMember(server.database, me.userId);
  await takeBack(me, named);
  expect(await rowsOfMember(server.database, other.userId)).toEqual(before);
  expect(await rowsOfMember(server.database, me.userId)).not.toEqual(mine);
});
