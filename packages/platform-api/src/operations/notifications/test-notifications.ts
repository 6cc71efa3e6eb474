import type { Notification } from '@xana/contracts/http/notifications/notification';
import { readList } from '../../../test/member-actions.ts';
import { type Member, useTestServer } from '../../../test/test-server.ts';
import type { PlatformConfig } from '../../config/platform-config.ts';

/** A platform for all tests of a file, with the calls of members who notify each other. */
export function useNotifications(config?: Partial<PlatformConfig>) {
  const server = useTestServer(config);
  const list = (member: Member, query = '', page = '1/20') =>
    readList<Notification>(member, `/notifications/get-notifications/${page}${query}`);
  const unread = async (member: Member) => {
    const { data } = await member.get('/notifications/get-unread-count');
    return (data as { unreadCount: number }).unreadCount;
  };
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
