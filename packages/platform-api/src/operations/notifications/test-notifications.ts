import type { Notification } from '@xana/contracts/http/notifications/notification';
import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';
import type { PlatformConfig } from '../../config/platform-config.ts';

export type Member = Awaited<ReturnType<typeof logIn>>;

/**
 * Starts a server for the tests of a file, with the calls of members who notify each other.
 *
 * @param config other than that of every test server, read when the server starts
 */
export function useNotifications(config: () => Partial<PlatformConfig> = () => ({})) {
  let started: TestServer | undefined;
  beforeAll(async () => {
    started = await startTestServer(config());
  }, 120_000);
  afterAll(() => started?.close());
  const server = () => {
    if (!started) throw new Error('The server starts before the first test.');
    return started;
  };
  const send = async (member: Member, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const reply = await server().ask(method, path, { token: member.token, ...(body ? { body } : {}) });
    return { ...reply, data: reply.data as Record<string, never> };
  };
  const list = async ({ token }: Member, query = '', page = '1/20') =>
    (await server().ask('GET', `/notifications/get-notifications/${page}${query}`, { token })).data as unknown as {
      count: number;
      rows: Notification[];
    };
  const unread = async ({ token }: Member) =>
    (
      (await server().ask('GET', '/notifications/get-unread-count', { token })).data as unknown as {
        unreadCount: number;
      }
    ).unreadCount;
  return {
    server,
    send,
    list,
    unread,
    members: (count: number) => Promise.all(Array.from({ length: count }, () => logIn(server()))),
    writePost: async (member: Member, descriptions = 'Hello') =>
      Number((await send(member, 'POST', '/feeds/single-feed', { descriptions })).data.id),
    like: (member: Member, feedId: number, isLike = true) =>
      send(member, 'POST', '/feeds/like-dislike-post', { feedId, isLike }),
    comment: (member: Member, feedId: number, text = 'Nice') =>
      send(member, 'POST', '/feeds/comment-feed', { feedId, text }),
    follow: (member: Member, user: Member) => send(member, 'POST', '/follow/user', { userId: user.userId }),
    /** What a list shows of each row. */
    shown: ({ rows }: { rows: Notification[] }) =>
      rows.map(({ kind, actors, actorCount }) => ({ kind, actors: actors.map(({ id }) => id), actorCount })),
  };
}
