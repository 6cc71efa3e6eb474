import { logIn, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const post = async (url: string, token: string, body: object) => server.ask('POST', url, { token, body });
const write = async (token: string) =>
  (await post('/feeds/single-feed', token, { descriptions: 'Hello' })).data as unknown as { id: number };

it('stores one report per member and target, for targets that the member can see', async () => {
  const me = await logIn(server);
  const { id } = await write(me.token);
  const report = (body: object) => post('/social/report', me.token, body);
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
  const [me, author] = [await logIn(server), await logIn(server)];
  const { id } = await write(author.token);
  const report = (body: object) => post('/social/report', me.token, { reason: 'Buy now', ...body });
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
