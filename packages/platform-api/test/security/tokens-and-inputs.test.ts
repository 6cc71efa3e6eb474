import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import { itInFullUnless } from '@xana/test-kit/full';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { writeComment, writePost } from '../member-actions.ts';
import { insertBuiltWorld, insertSpace } from '../test-rows.ts';
import { claimOf, logIn, logInMembers, signLogin, TEST_SECRET } from '../test-server.ts';
import { fingerprintOf } from './database-fingerprint.ts';
import { type Attempt, attemptsAt, GRAVE, inEachField } from './hostile-input.ts';
import { type Answer, sendAttempt } from './test-send-attempt.ts';
import { useUnlimitedServer } from './use-unlimited-server.ts';

/** Of each call; `npm run test:faults` takes many more. */
const CASES = Number(process.env.SECURITY_TEST_CASES ?? 25);
const SEED = Number(process.env.SECURITY_TEST_SEED ?? 20_261_121);

const OPERATIONS: Operation[] = Object.values(allOperations);
/** How the server reads and authorizes a request. The first operation of each kind stands for the others in `npm test`. */
const kindOf = ({ host, method, authorization, accepts }: Operation) =>
  [host, method, authorization, accepts].join(' ');
const CORE = new Set(new Map(OPERATIONS.toReversed().map((operation) => [kindOf(operation), operation])).values());
/** Operations that accept any token: logout always succeeds, and logins start a session. */
const LEAVES = new Set(['logout']);

const paymentServer = useUnlimitedServer();
const { server } = paymentServer;
let fingerprint: () => Promise<string>;
let tokens: Record<'mine' | 'others' | 'expired' | 'foreign' | 'forged', string>;
const known = { ids: [] as number[], texts: [] as string[] };

/** Two members, and something of the other one of each kind, which the first must not reach. */
beforeAll(async () => {
  const [me, other] = await logInMembers(server, 2);
  const { database } = server;
  for (const name of ['Theirs', 'Also theirs'])
    await insertSpace(server, { name, tags: ['music'], creator_id: other.userId });
  await writePost(other, 'Theirs');
  await writeComment(other, 1, 'Theirs');
  const third = await logIn(server);
  const message = { receiverId: third.userId, clientId: 'walk-0001', body: 'Between them' };
  await other.post('/chat/create-msg', message);
  await insertBuiltWorld(server, other.userId);
  const session = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', me.userId)
    .executeTakeFirstOrThrow();
  const sign = (secret: Uint8Array, expires: number) =>
    new SignJWT({ sid: session.id })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(me.userId))
      .setIssuer('xana-platform')
      .setIssuedAt(expires - 900)
      .setExpirationTime(expires)
      .sign(secret);
  const now = Math.floor(Date.now() / 1_000);
  tokens = {
    mine: me.token,
    others: other.token,
    expired: await sign(TEST_SECRET, now - 5),
    foreign: await sign(Buffer.alloc(32, 9), now + 900),
    forged: `${me.token.split('.')[0]}.${Buffer.from(JSON.stringify({ sub: '1', sid: session.id })).toString('base64url')}.`,
  };
  known.ids.push(1, 2, me.userId, other.userId, third.userId, 999_999);
  known.texts.push(
    '1-1',
    '2-1',
    'music',
    'Theirs',
    'walk-0002',
    me.wallet.address,
    other.wallet.address,
    'ENVIRONMENT',
    'price-xeny-100',
    'xeny-100',
    'price-plan-100',
    'pm_card_visa',
    'pm_card_chargeDeclined',
    'walker@x.test',
    '30',
  );
  known.ids.push(99);
  fingerprint = await fingerprintOf(database);
}, 120_000);

const ask = (operation: Operation, attempt: Attempt, token?: string) => sendAttempt(server, operation, attempt, token);

const shortened = ({ status, code }: Answer): Answer => ({ status, code });

/** Right in every field as far as its type goes, so that only the token is wrong. */
const RIGHT: Attempt = { path: new Proxy({}, { get: () => '1' }) as Record<string, unknown>, other: {} };

describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  if (operation.authorization !== 'none' && !LEAVES.has(id)) {
    it('[AP-02] rejects an expired token, a forged one, one signed with another secret, and a missing one', async () => {
      const before = await fingerprint();
      const answers: Record<string, Answer> = {};
      for (const kind of ['expired', 'foreign', 'forged'] as const)
        answers[kind] = shortened(await ask(operation, RIGHT, tokens[kind]));
      expect(answers).toEqual({
        expired: { status: 401, code: 'TOKEN_EXPIRED' },
        foreign: { status: 401, code: 'TOKEN_INVALID' },
        forged: { status: 401, code: 'TOKEN_INVALID' },
      });
      if (operation.authorization === 'required') {
        expect(shortened(await ask(operation, RIGHT))).toEqual({ status: 401, code: 'TOKEN_MISSING' });
      }
      expect(await fingerprint()).toBe(before);
    });
  }

  const itOfKind = itInFullUnless(CORE.has(operation));
  itOfKind('[T27] [T33] [AP-03] answers crash-prone input in each field without a server error', async () => {
    const token = operation.authorization === 'none' || LEAVES.has(id) || id === 'endSession' ? undefined : tokens.mine;
    for (const attempt of GRAVE.flatMap((value) => inEachField(operation, value, known))) {
      const { status } = await ask(operation, attempt, token);
      expect([attempt, status < 500]).toEqual([attempt, true]);
    }
  });

  itOfKind(
    `[T27] [T33] [AP-03] answers ${CASES} hostile inputs (SQL injection, ReDoS, XSS) with success or a code, and a rejected one writes nothing`,
    async () => {
      let before = await fingerprint();
      const token = LEAVES.has(id) || /^(endSession)$/.test(id) ? undefined : tokens.mine;
      await fc.assert(
        fc.asyncProperty(attemptsAt(operation, known), async (attempt) => {
          const { status, code } = await ask(
            operation,
            attempt,
            operation.authorization === 'none' ? undefined : token,
          );
          const after = await fingerprint();
          // A card that is refused stands in the history as such.
          if (status < 400 || code === 'CARD_DECLINED') {
            before = after;
            return;
          }
          expect(status).toBeLessThan(500);
          expect(code).toMatch(/^[A-Z][A-Za-z_. -]+$/);
          expect(after).toBe(before);
        }),
        { numRuns: CASES, seed: SEED },
      );
    },
  );
});

it('[AP-02] changes no row of the other member', async () => {
  const { database } = server;
  expect(
    await database.selectFrom('spaces').select('name').where('name', 'like', '%theirs').orderBy('id').execute(),
  ).toEqual([{ name: 'Also theirs' }]);
  expect(await database.selectFrom('posts').select('text').where('id', '=', 1).executeTakeFirst()).toEqual({
    text: 'Theirs',
  });
  expect(await database.selectFrom('post_comments').select('text').where('id', '=', 1).executeTakeFirst()).toEqual({
    text: 'Theirs',
  });
  expect(
    await database
      .selectFrom('messages')
      .select(['body', 'change'])
      .where('client_id', '=', 'walk-0001')
      .executeTakeFirst(),
  ).toEqual({ body: 'Between them', change: 1 });
  const mine = await signLogin(server, (await logIn(server)).wallet);
  expect((await server.ask('POST', '/auth/login-external-wallet', { body: claimOf(mine) })).status).toBe(200);
});
