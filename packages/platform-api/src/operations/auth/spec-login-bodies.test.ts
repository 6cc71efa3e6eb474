import { Wallet } from 'ethers';
import { expectAnswer, readPath, type SpecCall, sendSpecCall } from '../../../test/spec/test-spec-calls.ts';
import { logIn, useTestServer } from '../../../test/test-server.ts';

const LOGIN_CALLS: SpecCall[] = [
  {
    name: 'save-user-nonce',
    request: 'POST /auth/save-user-nonce',
    fields: '{walletAddress, nonce}',
    answers: ['data.nonce', 'data.message'],
  },
  {
    name: 'login-external-wallet',
    request: 'POST /auth/login-external-wallet',
    fields: '{address, signature, email, is_web3_auth, builderLoginHash, deviceId, type}',
    answers: ['data.user', 'data.refresh_token'],
  },
  {
    name: 'verify-signature',
    request: 'POST /auth/v3/verify-signature',
    fields: '{nonce, signature, walletAddress}',
    answers: ['data.user', 'data.token'],
  },
];

const server = useTestServer();

describe('[AP-07] [LG-06] login with the bodies of the specification', () => {
  const NULLS = { email: null, is_web3_auth: null, builderLoginHash: null, deviceId: null, type: null };
  const FILLED = { email: 'a@b.test', is_web3_auth: 1, builderLoginHash: 'h', deviceId: 'xana-web', type: 'builder' };
  const ABSENT = {};

  async function sign(wallet: { address: string; signMessage(text: string): Promise<string> }) {
    const [call] = LOGIN_CALLS as [SpecCall];
    const asked = await sendSpecCall(server, call, { walletAddress: wallet.address, nonce: 'of-the-client' });
    expectAnswer(asked, call);
    const { nonce, message } = asked.body.data as unknown as { nonce: string; message: string };
    return {
      nonce,
      signature: await wallet.signMessage(message),
      address: wallet.address,
      walletAddress: wallet.address,
    };
  }

  it.each([
    ['all fields', FILLED],
    ['null in the five fields that may be null', NULLS],
    ['these five fields left out', ABSENT],
  ])('logs in with %s', async (_what, rest) => {
    const wallet = Wallet.createRandom();
    // An app logs in to an existing account (USER.USER_NOT_FOUND otherwise).
    await logIn(server, wallet);
    const given: Record<string, unknown> = { ...(await sign(wallet)), ...rest };
    const [, login, verify] = LOGIN_CALLS as [SpecCall, SpecCall, SpecCall];
    for (const call of [login, verify]) expectAnswer(await sendSpecCall(server, call, given), call);
  });

  it('returns no refresh token in the body to a browser, with any headers that a page can set', async () => {
    const [, login, verify] = LOGIN_CALLS as [SpecCall, SpecCall, SpecCall];
    for (const headers of [
      {},
      { origin: 'http://localhost:3000', 'x-client': 'app' },
      { 'sec-fetch-mode': 'cors', 'x-client': 'app' },
      { 'sec-fetch-site': 'same-site', 'x-client': 'app' },
    ]) {
      const given = await sign(Wallet.createRandom());
      for (const call of [login, verify]) {
        const { status, body } = await sendSpecCall(server, call, given, headers as Record<string, string>);
        // With an Origin header, a login also needs a DPoP proof (RFC 9449), which this test does not send.
        const isRefused = 'origin' in headers && call === verify;
        expect([status, readPath(body, 'data.refresh_token') ?? null]).toEqual([isRefused ? 401 : 200, null]);
      }
    }
  });

  it('returns a refresh token to an app, which is invalid until the signature is verified', async () => {
    const [, login, verify] = LOGIN_CALLS as [SpecCall, SpecCall, SpecCall];
    const given = await sign(Wallet.createRandom());
    const headers = { 'x-client': 'app' };
    const refresh = (refresh_token: unknown) =>
      server.ask('POST', '/auth/refresh-token', { body: { refresh_token }, headers });
    const token = readPath((await sendSpecCall(server, login, given, headers)).body, 'data.refresh_token');
    expect(token).toEqual(expect.stringMatching(/^[0-9a-f]{32}\./));
    expect((await refresh(token)).code).toBe('SESSION_ENDED');
    const verified = await sendSpecCall(server, verify, given, headers);
    expect([verified.status, readPath(verified.body, 'data.refresh_token')]).toEqual([200, token]);
    const next = (await refresh(token)).data as { refresh_token: string };
    expect(next.refresh_token).not.toBe(token);
    expect((await refresh(next.refresh_token)).status).toBe(200);
  });
});
