import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import { moveXeny } from '../../src/database/payments/xeny-ledger.ts';
import { exampleOf } from '../../src/http/description/example-of.ts';
import { readInputSchema } from '../../src/http/description/open-api.ts';
import { logIn, logInMembers, type Member } from '../test-server.ts';
import { splitInput } from './hostile-input.ts';
import { rowsOfMember } from './rows-of-member.ts';
import { createBystander, fixturesOf } from './test-fixtures.ts';
import { sendAttempt } from './test-send-attempt.ts';
import { useUnlimitedServer } from './use-unlimited-server.ts';

/**
 * The access table: status and code of each operation by caller. `UPDATE_ACCESS=1` regenerates it; a changed line changes
 * who may do what, and needs a review.
 */
const TABLE = join(__dirname, 'access.json');
const OPERATIONS: Operation[] = Object.values(allOperations);
/** Private fields, which only their owner may read. */
const PRIVATE = {
  email: 'private-9f3a@x.test',
  phone_number: '+8190private9f3a',
  unverified_email: 'claim-9f3a@x.test',
};

/** The XENY of the owner: an amount that no other number of an answer contains. */
const BALANCE = 91_802_736_450_091;

type Row = Record<string, string>;
const table: Record<string, Row> = {};
const agreed = JSON.parse(readFileSync(TABLE, 'utf8')) as Record<string, Row>;

const paymentServer = useUnlimitedServer();
const { server } = paymentServer;
let people: Record<'owner' | 'partner' | 'stranger' | 'banned' | 'blocked', Member>;
let fixtures: ReturnType<typeof fixturesOf>;
let bystander: Member;
let theirsBefore: Record<string, string[]>;

beforeAll(async () => {
  people = {
    owner: await logIn(server),
    partner: await logIn(server),
    stranger: await logIn(server),
    banned: await logIn(server),
    blocked: await logIn(server),
  };
  const { database } = server;
  await database.updateTable('users').set(PRIVATE).where('id', '=', people.owner.userId).execute();
  await moveXeny(database, { key: 'balance', from: null, to: people.owner.userId, amount: BALANCE });
  await database.updateTable('users').set({ is_banned: true }).where('id', '=', people.banned.userId).execute();
  await database
    .insertInto('blocks')
    .values({ user_id: people.owner.userId, blocked_id: people.blocked.userId })
    .execute();
  fixtures = fixturesOf(paymentServer, people.owner, people.partner);
  bystander = await logIn(server);
  await createBystander(paymentServer, bystander, await logInMembers(server, 2));
  theirsBefore = await rowsOfMember(database, bystander.userId);
}, 120_000);
afterAll(async () => {
  if (process.env.UPDATE_ACCESS) writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
});

const PAGE = { pageNumber: 1, pageSize: 5, page: 1, limit: 5, size: 5, days: 30, after: 0 };
/** A user who exists, and a product at a price that the buyer did not see. */
const LISTED = { ...PAGE, receiverId: 1, priceId: 'price-xeny-1050', productId: 'xeny-1050', amount: 1 };
/** Operations that require one of several spellings of a field, which the schema does not express. */
const ONE_SPELLING: Record<string, string> = { searchAll: 'name' };
/** Input for an operation that addresses no resource of a user. */
function plainInput(operation: Operation): Record<string, unknown> {
  const { inPath, elsewhere, required } = readInputSchema(operation);
  const listed: Record<string, unknown> = { ...LISTED, userId: people.owner.userId };
  const fields = [
    ...inPath,
    ...elsewhere.filter(([name]) => required.has(name) || ONE_SPELLING[operation.id] === name),
  ];
  return Object.fromEntries(fields.map(([name, schema]) => [name, listed[name] ?? exampleOf(schema, name)]));
}

async function answerTo(operation: Operation, input: Record<string, unknown>, member?: Member): Promise<string> {
  const { status, code, body } = await sendAttempt(server, operation, splitInput(operation, input), member?.token);
  if (member !== people.owner)
    for (const value of [...Object.values(PRIVATE), String(BALANCE)]) expect(body).not.toContain(value);
  return code ? `${status} ${code}` : String(status);
}

/** Callers with the fewest rights come first, so that each leaves the resource for the next one. */
describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  it('[T23] [T25] enforces object-level authorization (BOLA, IDOR) and never returns private fields of others', async () => {
    const make = fixtures[id];
    const { owner, stranger, banned, blocked } = people;
    const row: Row = {};
    if (make) {
      const { theirs, missing } = await make();
      row["a visitor, the owner's resource"] = await answerTo(operation, theirs);
      row["a banned member, the owner's resource"] = await answerTo(operation, theirs, banned);
      row["a member blocked by the owner, the owner's resource"] = await answerTo(operation, theirs, blocked);
      row["another member, the owner's resource"] = await answerTo(operation, theirs, stranger);
      row['another member, a missing resource'] = await answerTo(operation, missing, stranger);
      row["the owner, the owner's resource"] = await answerTo(operation, theirs, owner);
    } else {
      row['a visitor'] = await answerTo(operation, plainInput(operation));
      row['a banned member'] = await answerTo(operation, plainInput(operation), banned);
      row['a member'] = await answerTo(operation, plainInput(operation), await logIn(server));
    }
    table[id] = row;
    if (!process.env.UPDATE_ACCESS) expect({ [id]: row }).toEqual({ [id]: agreed[id] });
  });
});

it('[T23] lists exactly the operations of the contracts in the access table', () => {
  if (process.env.UPDATE_ACCESS) return;
  expect(Object.keys(agreed).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
});

it('[T23] changes no row of an uninvolved member, in any table', async () => {
  expect(Object.entries(theirsBefore).filter(([, rows]) => rows.length > 0).length).toBeGreaterThan(18);
  expect(await rowsOfMember(server.database, bystander.userId)).toEqual(theirsBefore);
});

it('[T23] does not reveal by a rejection whether a resource exists', () => {
  const revealing = Object.entries(agreed).filter(
    ([id, row]) =>
      // Public resources can be distinguished from missing ones.
      fixtures[id] &&
      row["another member, the owner's resource"]?.startsWith('4') &&
      row["another member, the owner's resource"] !== row['another member, a missing resource'],
  );
  expect(revealing).toEqual([]);
});
