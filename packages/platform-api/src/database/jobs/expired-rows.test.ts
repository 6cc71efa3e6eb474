import { logInMembers, useTestServer } from '../../../test/test-server.ts';
import { deleteExpired } from './expired-rows.ts';

const server = useTestServer();

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

it('deletes only rows that expired more than a day ago, also when several instances run it at once', async () => {
  const { database } = server;
  const [live, expired, longExpired] = await logInMembers(server, 3);
  const end = (userId: number, expires_at: Date) =>
    database.updateTable('sessions').set({ expires_at }).where('user_id', '=', userId).execute();
  await end(expired.userId, ago(23));
  await end(longExpired.userId, ago(25));
  const nonces = [ago(25), ago(1), ago(-1)].map((expires_at, index) => ({
    nonce: String(index).repeat(32),
    address: live.wallet.address.toLowerCase(),
    expires_at,
  }));
  await database.deleteFrom('login_nonces').execute();
  await database.insertInto('login_nonces').values(nonces).execute();
  const deleted = await Promise.all([deleteExpired(database), deleteExpired(database), deleteExpired(database)]);
  expect(deleted.reduce((sum, each) => sum + each, 0)).toBe(2);
  const left = await database.selectFrom('sessions').select('user_id').orderBy('user_id').execute();
  expect(left.map(({ user_id }) => user_id)).toEqual([live.userId, expired.userId]);
  expect(await database.selectFrom('login_nonces').select('nonce').orderBy('nonce').execute()).toEqual([
    { nonce: '1'.repeat(32) },
    { nonce: '2'.repeat(32) },
  ]);
  expect(await deleteExpired(database)).toBe(0);
});
