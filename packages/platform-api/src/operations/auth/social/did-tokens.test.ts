import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HDNodeWallet, Wallet } from 'ethers';
import { claimOf, signLogin, useTestServer } from '../../../../test/test-server.ts';

const CLIENT = 'client-id-of-the-site';
const SECRET = 'sk_live_of_this_test';

let magic: Server;
/** What the admin API answers to the next requests. */
let reply: (issuer: string) => object | 'hang' | number;
const emailFor = (issuer: string) => `${issuer.slice(-8).toLowerCase()}@x.test`;
const userOf = (issuer: string, change: object = {}) => ({
  status: 'ok',
  data: { issuer, public_address: issuer.slice(9), email: emailFor(issuer), oauth_provider: null, ...change },
});

beforeAll(async () => {
  magic = createServer((request, response) => {
    if (request.headers['x-magic-secret-key'] !== SECRET) return response.writeHead(401).end('{}');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const answer =
      pathname === '/v1/admin/client/get'
        ? { status: 'ok', data: { client_id: CLIENT, app_scope: 'GLOBAL' } }
        : reply(searchParams.get('issuer') ?? '');
    if (answer === 'hang') return;
    if (typeof answer === 'number') return response.writeHead(answer).end('{}');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => magic.listen(0, 'localhost', resolve));
});
afterAll(() => {
  magic.closeAllConnections();
  magic.close();
});
const server = useTestServer(() => {
  const { port } = magic.address() as AddressInfo;
  return { magic: { secretKey: SECRET, origin: `http://localhost:${port}` } };
});
beforeEach(() => {
  reply = (issuer) => userOf(issuer);
});

const now = () => Math.floor(Date.now() / 1_000);
const encode = (proof: string, claim: string) => Buffer.from(JSON.stringify([proof, claim])).toString('base64');

async function tokenOf(wallet: HDNodeWallet, change: object = {}, signer = wallet): Promise<string> {
  const claim = JSON.stringify({
    iat: now(),
    ext: now() + 900,
    iss: `did:ethr:${wallet.address}`,
    sub: 'NjrA53ScQ8IV80NJnx4t3Shi9-kFfF5qavD2Vr0d1dc=',
    aud: CLIENT,
    nbf: now(),
    tid: 'b3b1c2ee-3a3e-4d6c-8a2f-000000000001',
    add: '0x00',
    ...change,
  });
  return encode(await signer.signMessage(claim), claim);
}

async function logIn(wallet: HDNodeWallet, idToken: string) {
  const body = { ...claimOf(await signLogin(server, wallet)), is_web3_auth: 1, email: 'claimed@x.test', idToken };
  return server.ask('POST', '/auth/login-external-wallet', { body });
}
const newWallet = () => Wallet.createRandom();
const emailOf = ({ data }: { data: unknown }) => (data as { user: { email: string } }).user.email;
const verifiedEmailOf = async ({ address }: HDNodeWallet) =>
  server.database
    .selectFrom('users')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .select('users.verified_email')
    .where('wallets.address', '=', address.toLowerCase())
    .executeTakeFirst();

describe('[LG-06] [LG-17] login by email with Magic', () => {
  it('stores the email of the admin API as verified, not the email of the request', async () => {
    const wallet = newWallet();
    const { status, ...answer } = await logIn(wallet, await tokenOf(wallet));
    expect([status, emailOf(answer)]).toEqual([200, emailFor(`did:ethr:${wallet.address}`)]);
    expect((await verifiedEmailOf(wallet))?.verified_email).toBe(emailOf(answer));
  });

  it.each([
    ['of a social login', { oauth_provider: 'google' }],
    ['that is missing', { email: null }],
  ])('[T81] stores no verified email %s', async (_what, change) => {
    reply = (issuer) => userOf(issuer, change);
    const wallet = newWallet();
    expect((await logIn(wallet, await tokenOf(wallet))).status).toBe(200);
    expect((await verifiedEmailOf(wallet))?.verified_email).toBeNull();
  });

  const cases: [string, (wallet: HDNodeWallet) => Promise<string> | string][] = [
    ['of another wallet', () => tokenOf(newWallet())],
    ['that another wallet signed', (wallet) => tokenOf(wallet, {}, newWallet())],
    ['with another issuer', (wallet) => tokenOf(wallet, { iss: `did:ethr:${newWallet().address}` })],
    ['for another application', (wallet) => tokenOf(wallet, { aud: 'client-id-of-another-site' })],
    ['without an audience', (wallet) => tokenOf(wallet, { aud: undefined })],
    ['that has expired', (wallet) => tokenOf(wallet, { ext: now() - 1 })],
    ['that is not valid yet', (wallet) => tokenOf(wallet, { nbf: now() + 400 })],
    ['with a text as expiry', (wallet) => tokenOf(wallet, { ext: 'never' })],
    ['whose claim was changed', async (wallet) => encode(await wallet.signMessage('{}'), '{}')],
    ['without a signature', () => encode('', '{}')],
    ['that is not base64 JSON', () => 'bm9uc2Vuc2U='],
    ['that is empty', () => ''],
  ];
  it.each(cases)('[T81] rejects a token %s, and creates no user', async (_what, token) => {
    const wallet = newWallet();
    const { status, code } = await logIn(wallet, await token(wallet));
    expect([status, code]).toEqual([401, 'SIGNATURE_INVALID']);
    expect(await verifiedEmailOf(wallet)).toBeUndefined();
  });

  it.each<[string, typeof reply]>([
    ['fails', () => 500],
    ['does not answer', () => 'hang'],
    ['does not know the user', () => ({ status: 'failed', error_code: 'USER_NOT_FOUND', message: '' })],
    ['answers with another user', () => userOf(`did:ethr:${newWallet().address}`)],
    ['answers with nonsense', () => ({ status: 'ok', data: { issuer: 7 } })],
  ])(
    '[T81] asks to try again when the admin API %s, and creates no user',
    async (_what, answer) => {
      reply = answer;
      const wallet = newWallet();
      expect((await logIn(wallet, await tokenOf(wallet))).code).toBe('SERVER_BUSY');
      expect(await verifiedEmailOf(wallet)).toBeUndefined();
    },
    20_000,
  );
});
