import { writePost } from '../../../test/member-actions.ts';
import { logIn, logInMembers, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

it('stores one report per member and target, for targets that the member can see', async () => {
  const me = await logIn(server);
  const { id } = await writePost(me);
  const report = (body: object) => me.post('/social/report', body);
  await report({ targetType: 'post', targetId: String(id), reason: 'Spam' });
  expect((await report({ targetType: 'post', targetId: String(id), reason: 'Very much spam' })).data).toEqual({
    isReported: true,
    authorId: null,
  });
  expect(await server.database.selectFrom('reports').select('reason').execute()).toEqual([
    { reason: 'Very much spam' },
  ]);
  expect((await report({ targetType: 'message', targetId: '1-1', reason: 'Rude' })).code).toBe('TARGET_NOT_FOUND');
  expect((await report({ targetType: 'space', targetId: '99999', reason: 'Gone' })).code).toBe('TARGET_NOT_FOUND');
  expect((await report({ targetType: 'post', targetId: '1; drop', reason: 'x' })).code).toBe('INPUT_INVALID');
});

it('stores the kind of problem, and returns the author, whom the member may block', async () => {
  const [me, author] = await logInMembers(server, 2);
  const { id } = await writePost(author);
  const report = (body: object) => me.post('/social/report', { reason: 'Buy now', ...body });
  const ofPost = await report({ targetType: 'post', targetId: String(id), category: 'scam' });
  const ofUser = await report({ targetType: 'user', targetId: String(author.userId), category: 'spam' });
  expect([ofPost.data, ofUser.data]).toEqual(Array(2).fill({ isReported: true, authorId: author.userId }));
  const stored = await server.database
    .selectFrom('reports')
    .select('category')
    .where('reporter_id', '=', me.userId)
    .orderBy('id')
    .execute();
  expect(stored).toEqual([{ category: 'scam' }, { category: 'spam' }]);
  expect((await report({ targetType: 'post', targetId: String(id), category: 'dull' })).code).toBe('INPUT_INVALID');
});
