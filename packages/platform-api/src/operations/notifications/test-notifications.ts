import type { Notification } from '@xana/contracts/http/notifications/notification';
import { type Member, startTestServer, type TestServer } from '../../../test/test-server.ts';
import type { PlatformConfig } from '../../config/platform-config.ts';

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
  const list = async (member: Member, query = '', page = '1/20') =>
    (await member.get(`/notifications/get-notifications/${page}${query}`)).data as {
      count: number;
      rows: Notification[];
    };
  const unread = async (member: Member) =>
    (
      (await member.get('/notifications/get-unread-count')).data as {
        unreadCount: number;
      }
    ).unreadCount;
  return {
    server,
    send,
    list,
    unread,
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
