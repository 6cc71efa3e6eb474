import type { Notification } from '@xana/contracts/http/notifications/notification';
import { type Member, useTestServer } from '../../../test/test-server.ts';
import type { PlatformConfig } from '../../config/platform-config.ts';

/** A platform for all tests of a file, with the calls of members who notify each other. */
export function useNotifications(config?: Partial<PlatformConfig>) {
  const server = useTestServer(config);
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
    list,
    unread,
    like: (member: Member, feedId: number, isLike = true) =>
      member.post('/feeds/like-dislike-post', { feedId, isLike }),
    /** What a list shows of each row. */
    shown: ({ rows }: { rows: Notification[] }) =>
      rows.map(({ kind, actors, actorCount }) => ({ kind, actors: actors.map(({ id }) => id), actorCount })),
  };
}
