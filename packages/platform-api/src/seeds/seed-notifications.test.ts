import { useTestServer } from '../../test/test-server.ts';
import { countUnreadNotifications, selectNotificationPage } from '../database/notifications/notification-pages.ts';
import { DEMO_MEMBER } from './seed-people.ts';

const server = useTestServer({ seed: 'demo' });

it('[NT-01] seeds notifications of the demo member, some of them unread', async () => {
  const page = { pageNumber: 1, pageSize: 20 };
  const { rows } = await selectNotificationPage(server.database, DEMO_MEMBER.id, {}, page);
  expect(rows.map(({ kind, read_at }) => [kind, read_at !== null])).toEqual([
    ['like', false],
    ['comment', false],
    ['follow', true],
    ['approval', true],
  ]);
  expect(await countUnreadNotifications(server.database, DEMO_MEMBER.id)).toBe(2);
});
