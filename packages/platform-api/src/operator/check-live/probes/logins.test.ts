import { exportJWK, generateKeyPair } from 'jose';
import { runOne, SITE } from '../test-settings.ts';
import { useStandIn } from '../test-stand-in.ts';
import { createTelegramProbe, createWalletConnectProbe, emailLoginProbe } from './logins.ts';
import { createWeb3AuthProbe, socialLoginProbe } from './social-login.ts';

const BOT_TOKEN = '123456:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw-x';
let status = 200;
let json: unknown;
let issuer: string | undefined;
const standIn = useStandIn(({ path }) => {
  if (path.endsWith('/.well-known/openid-configuration')) return issuer ? { json: { issuer } } : { status: 404 };
  return { status, json };
});
beforeEach(() => {
  status = 200;
  issuer = undefined;
});

describe('social login', () => {
  const clientId = 'client';
  const social = { kind: 'web3auth', clientId, network: 'sapphire_mainnet' } as const;
  const tokens = (audience = clientId) => ({
    idTokens: { issuer: standIn.origin, audience, keysUrl: `${standIn.origin}/jwks` },
  });
  const run = (audience?: string) =>
    runOne(socialLoginProbe, { config: tokens(audience), page: { login: { social } } });
  beforeEach(async () => {
    json = { keys: [{ ...(await exportJWK((await generateKeyPair('ES256')).publicKey)), kid: '1' }] };
  });

  it('is ok with a usable key, without and with a discovery document', async () => {
    expect(await run()).toMatchObject({ status: 'ok', texts: [`1 keys of ${standIn.origin}`] });
    issuer = standIn.origin;
    expect(await run()).toMatchObject({ status: 'ok' });
  });

  it('is off when neither platform nor page has it', async () => {
    expect(await runOne(socialLoginProbe)).toMatchObject({ status: 'off' });
  });

  it('is wrong for another issuer, another client id, and keys of other algorithms', async () => {
    issuer = 'https://other.example';
    json = { keys: [{ kty: 'EC', crv: 'secp256k1', x: 'AA', y: 'AA' }] };
    const { texts } = await run('another');
    expect(texts).toEqual([
      'no key for ES256, RS256 or EdDSA is published. Correct ID_TOKEN_KEYS_URL.',
      'the service calls itself https://other.example. Correct ID_TOKEN_ISSUER.',
      'the page has another client id. Correct ID_TOKEN_AUDIENCE or config.login.social.clientId.',
    ]);
  });

  it('is wrong when there is no key set, and when only the page or only the platform has it', async () => {
    status = 404;
    expect(await run()).toMatchObject({
      status: 'wrong',
      texts: [expect.stringContaining('Correct ID_TOKEN_KEYS_URL')],
    });
    expect((await runOne(socialLoginProbe, { page: { login: { social } } })).texts).toEqual([
      expect.stringContaining('Set ID_TOKEN_ISSUER'),
    ]);
    status = 200;
    expect((await runOne(socialLoginProbe, { config: tokens() })).texts).toEqual([
      expect.stringContaining('Add config.login.social'),
    ]);
  });

  describe('the project at Web3Auth', () => {
    const project = (page: object = { login: { social } }) => runOne(createWeb3AuthProbe(standIn.origin), { page });

    it('is ok when it allows the site, and off without social login', async () => {
      json = { whitelist: { urls: [`${SITE}/`] } };
      expect(await project()).toMatchObject({ status: 'ok' });
      expect(standIn.received.at(-1)?.path).toContain('project_id=client&network=sapphire_mainnet');
      expect(await project({})).toMatchObject({ status: 'off' });
    });

    it('is wrong when it is unknown, or allows other sites only', async () => {
      json = { whitelist: { urls: ['https://other.example'] } };
      expect((await project()).texts).toEqual([
        `the project allows https://other.example. Add ${SITE} in the dashboard of Web3Auth.`,
      ]);
      status = 400;
      expect((await project()).texts).toEqual([
        'Web3Auth answered 400. Correct config.login.social.clientId or network.',
      ]);
    });
  });
});

describe('login by email', () => {
  const email = { kind: 'magic', publishableKey: 'pk_live_a' } as const;
  const magic = () => ({ magic: { secretKey: 'sk_live_a', origin: standIn.origin } });

  it('is ok when Magic accepts the secret key, which it gets in a header', async () => {
    const line = await runOne(emailLoginProbe, { config: magic(), page: { login: { email } } });
    expect(line).toMatchObject({ status: 'ok', texts: ['Magic accepts the live key'] });
    expect(standIn.received.at(-1)).toMatchObject({
      path: '/v1/admin/client/get',
      headers: { 'x-magic-secret-key': 'sk_live_a' },
    });
  });

  it('is off when neither platform nor page has it', async () => {
    expect(await runOne(emailLoginProbe)).toMatchObject({ status: 'off' });
  });

  it('is wrong when Magic rejects the key, and when the page has a test key', async () => {
    status = 401;
    const page = { login: { email: { ...email, publishableKey: 'pk_test_a' } } };
    expect((await runOne(emailLoginProbe, { config: magic(), page })).texts).toEqual([
      'Magic answered 401. Correct MAGIC_SECRET_KEY.',
      expect.stringContaining('the publishable key is of the other mode'),
    ]);
  });

  it('is wrong when only the page or only the platform has it', async () => {
    expect((await runOne(emailLoginProbe, { page: { login: { email } } })).status).toBe('wrong');
    expect((await runOne(emailLoginProbe, { config: magic() })).status).toBe('wrong');
  });
});

describe('Telegram', () => {
  const telegram = { kind: 'telegram', botId: '123456', botName: 'xana_bot' } as const;
  const run = (change = {}) =>
    runOne(createTelegramProbe(standIn.origin), {
      config: { telegramBotToken: BOT_TOKEN },
      page: { login: { telegram: { ...telegram, ...change } } },
    });
  beforeEach(() => {
    json = { ok: true, result: { id: 123456, is_bot: true, username: 'XANA_bot' } };
  });

  it('is ok when the token is of the bot that the page names', async () => {
    expect(await run()).toMatchObject({ status: 'ok', texts: ['bot @XANA_bot'] });
    expect(standIn.received.at(-1)?.path).toBe(`/bot${BOT_TOKEN}/getMe`);
  });

  it('is off when neither platform nor page has it', async () => {
    expect(await runOne(createTelegramProbe(standIn.origin))).toMatchObject({ status: 'off' });
  });

  it('is wrong for a revoked token, and for another bot on the page', async () => {
    expect((await run({ botName: 'other' })).texts).toEqual([
      expect.stringContaining('the token is of @XANA_bot (123456)'),
    ]);
    status = 401;
    json = { ok: false, error_code: 401, description: 'Unauthorized' };
    expect((await run()).texts).toEqual(['Telegram answered 401 Unauthorized. Correct TELEGRAM_BOT_TOKEN.']);
  });

  it('is wrong when only the page or only the platform has it', async () => {
    const probe = createTelegramProbe(standIn.origin);
    expect((await runOne(probe, { page: { login: { telegram } } })).status).toBe('wrong');
    expect((await runOne(probe, { config: { telegramBotToken: BOT_TOKEN } })).status).toBe('wrong');
  });
});

describe('WalletConnect', () => {
  const run = (page: object = { login: { walletConnect: { projectId: 'project-of-the-site' } } }) =>
    runOne(createWalletConnectProbe(standIn.origin), { page });

  it('is ok for a project that exists, and off without one', async () => {
    expect(await run()).toMatchObject({ status: 'ok', texts: ['project project-…'] });
    expect(standIn.received.at(-1)?.path).toBe('/v1/?chainId=eip155%3A1&projectId=project-of-the-site');
    expect(await run({})).toMatchObject({ status: 'off' });
  });

  it('is wrong for an unknown project', async () => {
    status = 401;
    expect((await run()).texts).toEqual(['WalletConnect answered 401. Correct config.login.walletConnect.projectId.']);
  });
});
