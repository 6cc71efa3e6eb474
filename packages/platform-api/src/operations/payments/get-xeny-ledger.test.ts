import { eventually } from '@xana/test-kit/eventually';
import { readList } from '../../../test/member-actions.ts';
import { logIn, type Member } from '../../../test/test-server.ts';
import { moveXeny } from '../../database/payments/xeny-ledger.ts';
import { movementSource } from './movement-source.ts';
import { usePurchases } from './packs/test-purchases.ts';

const { paymentServer, buy, balance } = usePurchases();

interface Movement {
  reason: string;
  product: { id: string } | null;
  amount: string;
  balance: string;
}
const ledger = (member: Member, page = '1/50', days = 30) =>
  readList<Movement>(member, `/stripe/get-xeny-ledger/${days}/${page}`);

it('[T51] lists each movement with its reason, its product and the balance after it', async () => {
  const { member, paymentIntentId } = await buy();
  const { database } = paymentServer.server;
  await moveXeny(database, { key: `gift:${member.userId}`, from: null, to: member.userId, amount: 50 });
  await paymentServer.stripe.refunds.create({ payment_intent: paymentIntentId });
  await eventually(async () => (await balance(member)) === '50');
  const product = { id: 'xeny-1050', name: '1,050 XENY', xeny: 1050, credited: 'once' };
  expect((await ledger(member)).rows).toMatchObject([
    { reason: 'taken_back', product, amount: '-1050', balance: '50' },
    { reason: 'other', product: null, amount: '50', balance: '1100' },
    { reason: 'pack', product, amount: '1050', balance: '1050' },
  ]);
});

it('pages the movements, each once, with balances that include those before the period', async () => {
  const member = await logIn(paymentServer.server);
  const { database } = paymentServer.server;
  const long = { key: `long-ago:${member.userId}`, from_user: null, to_user: member.userId, amount: 1_000 };
  await database
    .insertInto('xeny_movements')
    .values({ ...long, created_at: new Date(Date.now() - 40 * 86_400_000) })
    .execute();
  const amounts = [1, 2, 3, 4, 5];
  for (const amount of amounts)
    await moveXeny(database, { key: `gift:${member.userId}:${amount}`, from: null, to: member.userId, amount });
  const pages = [await ledger(member, '1/2'), await ledger(member, '2/2'), await ledger(member, '3/2')];
  expect(pages.map(({ count }) => count)).toEqual([5, 5, 5]);
  expect(pages.flatMap(({ rows }) => rows.map((row) => row.balance))).toEqual(['1015', '1010', '1006', '1003', '1001']);
  expect((await ledger(member, '1/50', 90)).count).toBe(6);
});

it('[T23] returns nothing of other members (IDOR)', async () => {
  const { member } = await buy();
  const stranger = await logIn(paymentServer.server);
  expect(await ledger(stranger)).toEqual({ count: 0, rows: [] });
  expect((await ledger(member)).count).toBe(1);
  expect((await paymentServer.server.get('/stripe/get-xeny-ledger/30/1/20')).code).toBe('TOKEN_MISSING');
});

test.each([
  ['payment:17', '500', { reason: 'pack', source: 'payment:17' }],
  ['plan:in_1:0', '20', { reason: 'plan', source: 'plan:in_1' }],
  ['back:payment:17:0', '-500', { reason: 'taken_back', source: 'payment:17' }],
  ['back:plan:in_1:3', '20', { reason: 'returned', source: 'plan:in_1' }],
  ['seed:7', '50', { reason: 'other', source: null }],
])('reads the source of %s', (key, amount, source) => {
  expect(movementSource(key, amount)).toEqual(source);
});
