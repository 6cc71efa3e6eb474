import { Wallet } from 'ethers';
import { claimOf, signLogin, useTestServer } from '../../../test/test-server.ts';

const server = useTestServer();

it('[T02] makes a unique random nonce and ignores one that the client sends', async () => {
  const mine = 'a'.repeat(32);
  const walletAddress = Wallet.createRandom().address;
  const given = new Set<string>();
  for (let i = 0; i < 1_000; i += 1) {
    const { data } = await server.ask('POST', '/auth/save-user-nonce', { body: { walletAddress, nonce: mine } });
    given.add((data as { nonce: string }).nonce);
  }
  expect([given.size, given.has(mine)]).toEqual([1_000, false]);
  expect([...given].filter((nonce) => !/^[0-9a-f]{32}$/.test(nonce))).toEqual([]);
});

it('[T03] keeps a nonce valid while others request nonces for the same address', async () => {
  const wallet = Wallet.createRandom();
  const signed = await signLogin(server, wallet);
  for (let i = 0; i < 1_000; i += 1)
    await server.ask('POST', '/auth/save-user-nonce', { body: { walletAddress: wallet.address } });
  await server.ask('POST', '/auth/login-external-wallet', { body: claimOf(signed) });
  expect((await server.ask('POST', '/auth/v3/verify-signature', { body: signed })).status).toBe(200);
});

it.each([
  ['no address', { walletAddress: undefined }],
  ['an invalid address', { walletAddress: '0x12' }],
  ['an unknown field', { isAdmin: true }],
])('rejects %s with 400', async (_what, change) => {
  const { status, code } = await server.ask('POST', '/auth/save-user-nonce', {
    body: { walletAddress: Wallet.createRandom().address, ...change },
  });
  expect([status, code]).toEqual([400, 'INPUT_INVALID']);
});

it('[T21] [T22] rejects requests of other origins (CSRF) and allows CORS with credentials for the site alone', async () => {
  const body = { walletAddress: Wallet.createRandom().address };
  const foreign = await server.ask('POST', '/auth/save-user-nonce', {
    body,
    headers: { origin: 'https://evil.test' },
  });
  expect(foreign.status).toBe(403);
  const sameSite = await server.ask('POST', '/auth/save-user-nonce', {
    body,
    headers: { origin: 'http://localhost:3000' },
  });
  expect([
    sameSite.headers['access-control-allow-origin'],
    sameSite.headers['access-control-allow-credentials'],
  ]).toEqual(['http://localhost:3000', 'true']);
  const read = await server.ask('GET', '/world/get-hot-spaces-prev7-days', {
    headers: { origin: 'https://evil.test' },
  });
  expect(read.headers['access-control-allow-origin']).not.toBe('https://evil.test');
});

it('[T29] [T30] rejects bodies that are not JSON, too large or pollute a prototype, never with 500', async () => {
  const send = async (payload: string, type: string) =>
    (
      await server.server.hosts.api.inject({
        method: 'POST',
        url: '/auth/save-user-nonce',
        payload,
        headers: { 'content-type': type },
      })
    ).statusCode;
  const valid = JSON.stringify({ walletAddress: Wallet.createRandom().address });
  expect(await send(valid, 'text/plain')).toBe(415);
  expect(await send(valid, 'application/x-www-form-urlencoded')).toBe(415);
  expect(await send('{', 'application/json')).toBe(400);
  expect(await send('{"__proto__":{"x":1}}', 'application/json')).toBe(400);
  expect(await send(`{"walletAddress":"${'x'.repeat(200_000)}"}`, 'application/json')).toBe(413);
});
