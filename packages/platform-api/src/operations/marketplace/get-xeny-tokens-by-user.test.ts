import { logIn, startTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

it('[SB-05] returns the balance of a wallet from the ledger, and 0 for an unknown wallet', async () => {
  const ask = async (userAddress: string) =>
    (
      await server.ask('POST', '/sale-nft/get-xeny-tokens-by-user', {
        host: 'marketplace',
        body: { body: { userAddress } },
      })
    ).data;
  expect(await ask(`0x${'a'.repeat(40)}`)).toEqual({ balance: '0' });
  const { wallet, userId } = await logIn(server);
  expect(await ask(wallet.address)).toEqual({ balance: '0' });
  await server.database
    .insertInto('xeny_movements')
    .values([
      { key: 'one', from_user: null, to_user: userId, amount: '9007199254740993' },
      { key: 'two', from_user: userId, to_user: null, amount: 3 },
    ])
    .execute();
  expect(await ask(wallet.address.toUpperCase().replace('0X', '0x'))).toEqual({ balance: '9007199254740990' });
});
