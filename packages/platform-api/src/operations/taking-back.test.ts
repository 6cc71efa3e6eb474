import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rowsOfMember } from '../http/walk/rows-of-member.ts';
import { logIn, startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(mkdtempSync(join(tmpdir(), 'platform-')));
}, 60_000);
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
