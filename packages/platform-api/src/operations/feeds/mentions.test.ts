import { writeComment, writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, type Member } from '../../../test/test-server.ts';
import { useNotifications } from '../notifications/test-notifications.ts';

const { server, list, unread, shown } = useNotifications();

let count = 0;
/** Gives a member a username that no other test has. */
async function nameMember(member: Member, first: string): Promise<string> {
  count += 1;
  const username = `${first}${count}x${Date.now().toString(36)}`;
  await member.post('/users/v3/update-profile', { username });
  return username;
}
const pair = async () => {
  const [author, friend] = await logInMembers(server, 2);
  return { author, friend, username: await nameMember(friend, 'Ren') };
};
const readPost = async (member: Member, id: number) =>
  (await member.get(`/feeds/v2/single-feed/${id}`)).data as { mentions: unknown[] };
const kinds = async (member: Member) => shown(await list(member)).map(({ kind }) => kind);

it('links and notifies a member who is mentioned in a post, once, in any letter case [NT-01]', async () => {
  const { author, friend, username } = await pair();
  const { id } = await writePost(author, `Hello @${username} and @${username.toUpperCase()}, also @unknownname`);
  const mention = { id: friend.userId, username: username.toLowerCase() };
  expect((await readPost(author, id)).mentions).toEqual([{ ...mention, name: expect.any(String) }]);
  expect(shown(await list(friend))).toEqual([{ kind: 'mention', actors: [author.userId], actorCount: 1 }]);
  expect((await list(friend)).rows[0]?.post?.id).toBe(id);
  await friend.post('/users/v3/update-profile', { username: `${username}new`, name: 'Ren Abe' });
  expect((await readPost(author, id)).mentions).toEqual([{ ...mention, name: 'Ren Abe' }]);
});

it('notifies no user behind a block, and does not link users whom the reader must not see [NT-04]', async () => {
  const { author, friend, username } = await pair();
  const { id: before } = await writePost(author, `Hi @${username}`);
  await friend.post(`/social/block/${author.userId}`, {});
  const { id: after } = await writePost(author, `Hi again @${username}`);
  expect([(await readPost(author, before)).mentions, (await readPost(author, after)).mentions]).toEqual([[], []]);
  expect((await list(friend)).count).toBe(0);
});

it('follows an edited text: notifies new members once, and withdraws the notification of removed ones [NT-03]', async () => {
  const { author, friend, username } = await pair();
  const { id } = await writePost(author, 'No mention yet');
  const edit = (descriptions: string) => author.post('/feeds/edit-feed', { feedId: id, descriptions });
  await edit(`Hi @${username}`);
  expect(await kinds(friend)).toEqual(['mention']);
  await edit('No mention again');
  expect([await kinds(friend), (await readPost(author, id)).mentions]).toEqual([[], []]);
  await friend.put('/notifications/mark-all-read', {});
  await edit(`Hi again @${username}`);
  expect([await kinds(friend), await unread(friend)]).toEqual([['mention'], 0]);
});

it('notifies each member at most once of a reply that mentions them [NT-01] [NT-03]', async () => {
  const [author, friend, third] = await logInMembers(server, 3);
  const usernames = await Promise.all([author, friend, third].map((member) => nameMember(member, 'Aki')));
  const { id: feedId } = await writePost(author);
  const asked = await writeComment(friend, feedId, 'Is it open?');
  await author.put('/notifications/mark-all-read', {});
  const text = usernames.map((username) => `@${username}`).join(' ');
  const reply = await writeComment(third, feedId, text, asked.id);
  expect(reply.mentions).toHaveLength(3);
  const notices = async () => [await kinds(friend), (await kinds(author))[0], await unread(author), await kinds(third)];
  expect(await notices()).toEqual([['reply'], 'comment', 1, []]);
  await third.post('/feeds/edit-comment', { id: reply.id, text: `${text} Thanks` });
  expect(await notices()).toEqual([['reply'], 'comment', 1, []]);
});

it('mentions at most ten members in one text [T125]', async () => {
  const author = await logIn(server);
  const usernames = Array.from({ length: 11 }, (_, index) => `kei${index}x${Date.now().toString(36)}`);
  const users = usernames.map((username) => ({ username, name: 'Kei', profile_icon_color: '#5b3df5' }));
  await server.database.insertInto('users').values(users).execute();
  const { id } = await writePost(author, usernames.map((username) => `@${username}`).join(' '));
  const { mentions } = await readPost(author, id);
  const found = mentions.map((each) => (each as { username: string }).username);
  expect(found.sort()).toEqual(usernames.slice(0, 10).sort());
});

it('lets only the author edit a comment, and shows that it was edited [PR-06]', async () => {
  const { author, friend, username } = await pair();
  const { id: feedId } = await writePost(author);
  const { id } = await writeComment(author, feedId, 'Frist');
  const edit = { id, text: `First @${username}` };
  expect((await friend.post('/feeds/edit-comment', edit)).code).toBe('COMMENT_NOT_FOUND');
  const { data: edited } = await author.post('/feeds/edit-comment', edit);
  expect(edited).toMatchObject({ ...edit, updatedAt: expect.any(String), mentions: [{ id: friend.userId }] });
  expect(await kinds(friend)).toEqual(['mention']);
  await author.post('/feeds/delete-feed', { feedId });
  expect((await author.post('/feeds/edit-comment', edit)).code).toBe('COMMENT_NOT_FOUND');
});

it('[NT-01] shows the name of a mentioned member in the excerpts of a notification', async () => {
  const { author, friend, username } = await pair();
  await friend.post('/users/v3/update-profile', { name: 'Ren Abe' });
  const { id } = await writePost(author, `Look, @${username}!`);
  await writeComment(author, id, `And @${username} here`);
  const [newest] = (await list(friend)).rows;
  expect([newest?.post?.text, newest?.comment?.text]).toEqual(['Look, @Ren Abe!', 'And @Ren Abe here']);
});
