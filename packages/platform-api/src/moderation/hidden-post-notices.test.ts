import { writeComment, writePost } from '../../test/member-actions.ts';
import { logInMembers, type Member } from '../../test/test-server.ts';
import { parseTarget } from '../database/moderation/moderation-target.ts';
import { useNotifications } from '../operations/notifications/test-notifications.ts';
import { hideContent } from './hide-content.ts';
import { restoreContent } from './restore-content.ts';

const { server, list, unread, like } = useNotifications();

const DECIDER = { operator: 'Ann', reason: 'Advertising' };
/** The unread notifications by kind and the number of the bell. A decision on content has the kind `approval` in the list. */
async function noticesOf(member: Member) {
  const { rows } = await list(member, '?include=moderation');
  const kinds = rows.filter(({ isRead }) => !isRead).map(({ kind }) => kind);
  return { kinds: kinds.sort(), bell: await unread(member) };
}

it('withdraws the likes and comments of a hidden post from the list and the bell alike, and returns them [MO-04] [NT-03]', async () => {
  const [author, friend] = (await logInMembers(server, 2)) as [Member, Member];
  const { id } = await writePost(author);
  await like(friend, id);
  await writeComment(friend, id);
  expect(await noticesOf(author)).toEqual({ kinds: ['comment', 'like'], bell: 2 });
  const target = parseTarget(`post:${id}`);
  if (!target) throw new Error('a target');
  await hideContent(server.platform, target, DECIDER);
  expect(await noticesOf(author)).toEqual({ kinds: ['approval'], bell: 1 });
  await restoreContent(server.platform, target, DECIDER);
  expect(await noticesOf(author)).toEqual({ kinds: ['approval', 'approval', 'comment', 'like'], bell: 4 });
});
