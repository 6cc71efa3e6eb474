import { Wallet } from 'ethers';
import { scrape, sumOf } from '../../test/test-scrape.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { clientAddress } from './flood-limits.ts';

const start = (limits: { loginTriesPerMinute: number; callsPerMinute: number }) =>
  startTestServer({ limits: { ...limits, memberFactor: 1 } });

test('[T33] returns an empty address after the connection has closed, and groups IPv6 clients by their /64 prefix', () => {
  expect(clientAddress({})).toBe('');
  expect(clientAddress({ ip: '10.0.0.1' })).toBe('10.0.0.1');
  expect(clientAddress({ ip: '2001:db8::1' })).toBe(clientAddress({ ip: '2001:db8::2' }));
});

test('[T31] limits the requests of one client with 429 and Retry-After, and no other client', async () => {
  const server = await start({ loginTriesPerMinute: 1_000, callsPerMinute: 5 });
  try {
    const ask = (remoteAddress: string) =>
      server.server.hosts.api.inject({ url: '/world/get-hot-spaces-prev7-days', remoteAddress });
    const codes = [];
    for (let call = 0; call < 7; call += 1) codes.push((await ask('10.0.0.1')).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const rejected = await ask('10.0.0.1');
    expect(rejected.json()).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('10.0.0.2')).statusCode).toBe(200);
    // X-Forwarded-For of an untrusted client is ignored.
    const forged = await server.server.hosts.api.inject({
      url: '/world/get-hot-spaces-prev7-days',
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': '10.9.9.9' },
    });
    expect(forged.statusCode).toBe(429);
  } finally {
    await server.close();
  }
}, 120_000);

test('[T20] [AP-03] limits login attempts per client, and per wallet address to half as many', async () => {
  const server = await start({ loginTriesPerMinute: 8, callsPerMinute: 1_000 });
  try {
    const ask = async (walletAddress: unknown, remoteAddress: string) =>
      (
        await server.server.hosts.api.inject({
          method: 'POST',
          url: '/auth/save-user-nonce',
          payload: { walletAddress },
          remoteAddress,
        })
      ).statusCode;
    const { address } = Wallet.createRandom();
    const tries = [];
    for (let index = 0; index < 6; index += 1)
      tries.push(await ask(index % 2 ? address : address.toLowerCase(), '10.0.0.1'));
    expect(tries).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await ask({ toString: 1 }, '10.0.0.3')).toBe(400);
    // The owner of the wallet, at another IP address, is not limited.
    expect(await ask(address, '10.0.0.2')).toBe(200);
    expect(await ask(Wallet.createRandom().address, '10.0.0.1')).toBe(200);
    expect(await ask(Wallet.createRandom().address, '10.0.0.1')).toBe(200);
    expect(await ask(Wallet.createRandom().address, '10.0.0.1')).toBe(429);
  } finally {
    await server.close();
  }
}, 120_000);

/** Runs in the process of other tests, which are refused too. */
async function rejectionsDuring(server: TestServer, act: () => Promise<unknown>) {
  const before = await scrape(server);
  await act();
  const after = await scrape(server);
  return (limit: string) => {
    const read = (samples: typeof before) => sumOf(samples, 'xana_rate_limit_rejections_total', { limit });
    return read(after) - read(before);
  };
}

test('counts refused calls and login attempts by their limit', async () => {
  const server = await start({ loginTriesPerMinute: 4, callsPerMinute: 10 });
  try {
    const logIn = (walletAddress: string, remoteAddress: string) =>
      server.server.hosts.api.inject({
        method: 'POST',
        url: '/auth/save-user-nonce',
        payload: { walletAddress },
        remoteAddress,
      });
    const { address } = Wallet.createRandom();
    const refused = await rejectionsDuring(server, async () => {
      for (let call = 0; call < 12; call += 1)
        await server.server.hosts.api.inject({ url: '/health', remoteAddress: '10.0.0.1' });
      for (let call = 0; call < 3; call += 1) await logIn(address, '10.0.0.2');
      for (let call = 0; call < 5; call += 1) await logIn(Wallet.createRandom().address, '10.0.0.3');
    });
    expect(['calls', 'loginAddress', 'login', 'renderings'].map(refused)).toEqual([2, 1, 1, 0]);
  } finally {
    await server.close();
  }
}, 120_000);
