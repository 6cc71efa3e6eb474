import { sql } from 'kysely';
import { scrape, sumOf } from '../../test/test-scrape.ts';
import { logIn, startTestServer, useTestServer } from '../../test/test-server.ts';
import { pingDatabase } from '../database/connection/connect-database.ts';

const server = useTestServer();
let userId: number;
beforeAll(async () => {
  ({ userId } = await logIn(server));
}, 120_000);

const pay = (attempt: string, status: string, { ageSeconds = 0, askIn = 60 as number | null } = {}) =>
  sql`insert into payments (user_id, attempt, product_id, unit_amount, xeny, email, status, created_at, ask_at)
    select ${userId}, ${attempt}, id, unit_amount, xeny, 'mia@x.test', ${status},
      now() - make_interval(secs => ${ageSeconds}), now() + make_interval(secs => ${askIn}) from products limit 1`.execute(
    server.database,
  );

it('shows open payments by status with the age of the oldest, and what is due', async () => {
  await pay('one', 'processing', { ageSeconds: 7_200 });
  await pay('two', 'processing', { ageSeconds: 60 });
  await pay('three', 'requires_payment_method', { askIn: -900 });
  await pay('four', 'succeeded', { ageSeconds: 90_000, askIn: null });
  const samples = await scrape(server);
  const read = (name: string, labels: Record<string, string>) => sumOf(samples, name, labels);
  expect(read('xana_payments_open', { status: 'processing' })).toBe(2);
  expect(read('xana_payments_open', { status: 'requires_payment_method' })).toBe(1);
  expect(read('xana_payments_open', { status: 'failed' })).toBe(0);
  const age = read('xana_payments_open_oldest_seconds', { status: 'processing' });
  expect(age).toBeGreaterThanOrEqual(7_200);
  expect(age).toBeLessThan(7_300);
  expect(read('xana_due', { kind: 'payment' })).toBe(1);
  expect(read('xana_due_oldest_seconds', { kind: 'payment' })).toBeGreaterThanOrEqual(900);
  expect(read('xana_due', { kind: 'subscription' })).toBe(0);
  expect(read('xana_due', { kind: 'push' })).toBe(0);
});

it('has no series of what waits, and shows 0, when the database does not answer', async () => {
  const other = await startTestServer();
  // It closes the connections that were opened.
  await pingDatabase(other.database);
  await other.server.database.close();
  const samples = await scrape(other);
  expect(samples.filter(({ name }) => name === 'xana_database_answers')).toEqual([
    { name: 'xana_database_answers', labels: {}, value: 0 },
  ]);
  expect(samples.filter(({ name }) => /^xana_(payments_open|due)/.test(name))).toEqual([]);
  await other.close();
});
