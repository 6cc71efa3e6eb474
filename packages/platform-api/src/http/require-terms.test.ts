import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import { logIn, logInWithoutTerms, type Member, useTestServer } from '../../test/test-server.ts';
import { TERMS_VERSION } from '../operations/terms/text/current-version.ts';

const server = useTestServer();
afterEach(() => {
  server.platform.terms.version = TERMS_VERSION;
});

const OPERATIONS: Operation[] = Object.values(allOperations);
const NEED_TERMS = OPERATIONS.filter(({ needsTerms }) => needsTerms);

/** Sends a call without input: the terms are checked before the input. */
const send = ({ method, path, host }: Operation, { token }: Member) =>
  server.ask(method, path.replace(/:\w+/g, '1'), { token, host, ...(method === 'POST' ? { body: {} } : {}) });
const write = (member: Member) => member.post('/feeds/single-feed', { descriptions: 'Hello' });
const accept = (member: Member) => member.post('/terms/accept', { version: server.platform.terms.version });

test('[LG-15] the operations that publish or buy, and no others, need the terms', () => {
  expect(NEED_TERMS.map(({ id }) => id).sort()).toEqual([
    'commentFeed',
    'create2dSpace',
    'createEvent',
    'createFeed',
    'createSubscription',
    'editChatMsg',
    'editComment',
    'editFeed',
    'initiateTransaction',
    'resumeSubscription',
    'sendMessage',
    'updateEvent',
    'updateProfile',
    'updateSpace',
    'uploadChatPicture',
    'uploadFile',
    'uploadFileV3',
  ]);
  expect(NEED_TERMS.filter(({ authorization }) => authorization !== 'required')).toEqual([]);
});

test.each(NEED_TERMS.map((operation) => [operation.id, operation] as const))(
  '[LG-15] %s is rejected with TERMS_NOT_ACCEPTED until the member accepts the terms',
  async (_id, operation) => {
    const member = await logInWithoutTerms(server);
    const refused = await send(operation, member);
    expect([refused.status, refused.code]).toEqual([403, 'TERMS_NOT_ACCEPTED']);
    await accept(member);
    expect((await send(operation, member)).code).not.toBe('TERMS_NOT_ACCEPTED');
  },
);

test('[LG-15] no other operation is rejected for the terms', async () => {
  const others = OPERATIONS.filter(({ needsTerms, authorization }) => !needsTerms && authorization !== 'none');
  for (const operation of others) {
    const { code } = await send(operation, await logInWithoutTerms(server));
    expect([operation.id, code]).not.toEqual([operation.id, 'TERMS_NOT_ACCEPTED']);
  }
});

test('[LG-15] an acceptance of an old version is not enough', async () => {
  const member = await logInWithoutTerms(server);
  const old = { user_id: member.userId, version: '2025-01-01' };
  await server.database.insertInto('accepted_terms').values(old).execute();
  expect((await write(member)).code).toBe('TERMS_NOT_ACCEPTED');
});

test('[LG-15] a version that is published while a member is online must be accepted before the next post', async () => {
  const member = await logIn(server);
  expect((await write(member)).status).toBe(200);
  server.platform.terms.version = '2099-01-01';
  expect((await write(member)).code).toBe('TERMS_NOT_ACCEPTED');
  expect((await member.get('/users/single-user')).status).toBe(200);
  expect((await accept(member)).status).toBe(200);
  expect((await write(member)).status).toBe(200);
});

test('[LG-15] a visitor is asked to log in, not to accept the terms', async () => {
  expect((await server.ask('POST', '/feeds/single-feed', { body: {} })).code).toBe('TOKEN_MISSING');
});
