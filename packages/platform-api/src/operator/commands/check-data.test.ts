import { sql } from 'kysely';
import { logIn, startTestServer, type TestServer } from '../../../test/test-server.ts';
import { uploadPicture } from '../../operations/uploads/test-upload.ts';
import { runCommand } from '../run-command.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
}, 120_000);
afterEach(() => server.close());

const check = () => runCommand(server.platform, ['check-data']);

async function upload(): Promise<string> {
  const file = await uploadPicture(server, await logIn(server));
  return file.slice(file.indexOf('upload/'));
}

/** A payment that the card provider has confirmed. */
async function insertPayment(userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into payments (user_id, attempt, product_id, unit_amount, xeny, email, status)
    values (${userId}, 'attempt', 'xeny-100', 99, 100, 'mia@xana.example', 'succeeded') returning id`.execute(
    server.database,
  );
  return rows[0]?.id ?? 0;
}

it('reports that everything is in order', async () => {
  await upload();
  expect((await check()).split('\n')).toEqual([
    'migrations  ok     as in this release',
    'uploads     ok     1 of 1 are in the image store',
    'balances    ok     as in the ledger',
    'counts      ok     of followers, posts and comments are right',
  ]);
});

it('names migrations that the database does not have, and those of a later release', async () => {
  await sql`update applied_migrations set name = '9999-later.sql' where name = '0112-baseline'`.execute(
    server.database,
  );
  await expect(check()).rejects.toThrow(/0112-baseline is missing\..*\n.*9999-later\.sql is not in this release/);
});

it('names uploads whose file is missing or incomplete, and ignores those that were never stored', async () => {
  const { pictures } = server.platform;
  const [missing, incomplete] = [await upload(), await upload()];
  await pictures.remove(missing);
  await pictures.put(incomplete, Buffer.from('a'));
  await server.database
    .insertInto('uploads')
    .values({ ...ROW, user_id: (await logIn(server)).userId })
    .execute();
  const report = await check().catch((error: Error) => error.message);
  expect(report).toContain(`${missing} is missing.`);
  expect(report).toMatch(new RegExp(`${incomplete} has 1 bytes instead of \\d+\\.`));
  expect(report).not.toContain(ROW.key);
});

const ROW = { key: `upload/${'0'.repeat(32)}`, width: 1, height: 1, bytes: 1 };

it('names users with a negative balance, and payments without their credit', async () => {
  const { userId } = await logIn(server);
  const id = await insertPayment(userId);
  await sql`insert into xeny_movements (key, from_user, to_user, amount) values ('spent', ${userId}, null, 5)`.execute(
    server.database,
  );
  await expect(check()).rejects.toThrow(
    new RegExp(`User ${userId} has less than 0 XENY\\.\\n.*Payment ${id} succeeded and was not credited\\.`),
  );
  await sql`insert into xeny_movements (key, to_user, amount) values (${`payment:${id}`}, ${userId}, 100)`.execute(
    server.database,
  );
  await expect(check()).resolves.toContain('balances    ok');
});

it('names users whose follower count is wrong', async () => {
  const { userId } = await logIn(server);
  await sql`update user_counts set followers = 7 where user_id = ${userId}`.execute(server.database);
  await expect(check()).rejects.toThrow(`Those of user ${userId} are wrong.`);
  await sql`select count_users()`.execute(server.database);
  await expect(check()).resolves.toContain('counts      ok');
});
