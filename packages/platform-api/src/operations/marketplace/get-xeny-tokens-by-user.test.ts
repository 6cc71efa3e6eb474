import { logIn, logInMembers, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

const ask = (userAddress: string, token?: string) =>
  server.ask('POST', '/sale-nft/get-xeny-tokens-by-user', {
    host: 'marketplace',
    body: { body: { userAddress } },
    ...(token ? { token } : {}),
  });

it('[SB-05] returns the balance of an own wallet from the ledger', async () => {
  const { wallet, userId, token } = await logIn(server);
  expect((await ask(wallet.address, token)).data).toEqual({ balance: '0' });
  await server.database
    .insertInto('xeny_movements')
    .values([
      { key: 'one', from_user: null, to_user: userId, amount: '9007199254740993' },
      { key: 'two', from_user: userId, to_user: null, amount: 3 },
    ])
    .execute();
  const answer = await ask(wallet.address.toUpperCase().replace('0X', '0x'), token);
  expect(answer.data).toEqual({ balance: '9007199254740990' });
});

it('[AP-02] [T23] returns no balance to a visitor, and none of another member', async () => {
  const [owner, stranger] = await logInMembers(server, 2);
  expect(await ask(owner.wallet.address)).toMatchObject({ status: 401, code: 'TOKEN_MISSING' });
  const ofOther = await ask(owner.wallet.address, stranger.token);
  const ofNobody = await ask(`0x${'a'.repeat(40)}`, stranger.token);
  expect(ofOther).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' });
  expect(ofNobody).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND', data: ofOther.data });
});
