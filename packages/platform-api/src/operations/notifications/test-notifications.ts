import type { Notification } from '@xana/contracts/http/notifications/notification';
import { type Member, useTestServer } from '../../../test/test-server.ts';
import type { PlatformConfig } from '../../config/platform-config.ts';

/** A platform for all tests of a file, with the calls of members who notify each other. */
export function useNotifications(config?: Partial<PlatformConfig>) {
  const server = useTestServer(config);
  const send = async (member: Member, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const reply = await server.ask(method, path, { token: member.token, ...(body ? { body } : {}) });
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
