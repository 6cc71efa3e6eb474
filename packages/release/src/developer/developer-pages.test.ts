import { generateKeyPairSync } from 'node:crypto';
import { developerPage } from '@xana/contracts/releases/developer-page';
import { startCandidate } from '../canary/change-candidate.ts';
import { servePage } from '../server/serve-page.ts';
import { listen, requestRaw } from '../server/test-http.ts';
import { createShellFixture, readRegistryBlock, SETTINGS } from '../test-releases.ts';
import { createDeveloperPages } from './developer-pages.ts';
import { createDeveloperToken } from './developer-token.ts';

const SITE = 'http://localhost:3000';
const OVERRIDE_ORIGIN = 'http://localhost:3103';
const OVERRIDE = `/store/7?mfe.store=${OVERRIDE_ORIGIN}/remoteEntry.mjs`;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const NOW = Date.UTC(2026, 10, 22);
const tokenFor = (site: string) =>
  createDeveloperToken({ site, createdBy: 'mia', expiresAt: NOW + 3_600_000 }, privateKey);
const TOKEN = tokenFor(SITE);
const COOKIE = `other=1; xana-developer=${TOKEN}`;
let origin = '';
let now = NOW;
const log = jest.fn();

beforeEach(async () => {
  now = NOW;
  log.mockClear();
  const { store, remote } = createShellFixture();
  remote('one');
  remote('two');
  const { id } = remote('three', { isHeld: true });
  startCandidate({ store, settings: SETTINGS }, { name: 'mfe-store', to: id, percent: 0, actor: 'ren', reason: 'r' });
  const developer = createDeveloperPages({
    site: SITE,
    publicKeys: [publicKey],
    overrideOrigins: [OVERRIDE_ORIGIN],
    log,
    now: () => now,
  });
  origin = await listen(servePage(store, SITE, { developer }));
});

const releaseOn = (body: string) => readRegistryBlock(body).remotes[0]?.active.version;

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await requestRaw(origin, path, { headers: { host: 'localhost:3000', ...headers } });
  return { ...answer, body: String(answer.body) };
}

const withoutDate = ({ headers: { date: _, ...headers }, ...answer }: Awaited<ReturnType<typeof ask>>) => ({
  ...answer,
  headers,
});
const policyOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive] as const),
  );
const readDeveloperBlock = (html: string) => {
  const [, block = ''] = /id="xana-developer">(.*?)<\/script>/.exec(html) ?? [];
  return developerPage.parse(JSON.parse(block));
};

describe('a request without a valid developer cookie', () => {
  const attack = { 'sec-fetch-site': 'cross-site', cookie: COOKIE };
  it.each([
    ['of a visitor', {}],
    ['with an invented cookie', { cookie: 'xana-developer=1' }],
    ['with a cookie of another site', { cookie: `xana-developer=${tokenFor('http://localhost:3999')}` }],
    ['that follows a link of another site', attack],
    ['that follows a link of a subdomain or another port', { ...attack, 'sec-fetch-site': 'same-site' }],
  ] as const)('[T71] %s gets the ordinary page byte for byte', async (_who, headers) => {
    const ordinary = await ask('/store/7');
    expect(ordinary.body).toContain('xana-registry');
    expect(withoutDate(await ask(OVERRIDE, headers))).toEqual(withoutDate(ordinary));
    expect(log).not.toHaveBeenCalled();
  });

  it('[T71] gets the ordinary page after the link has expired', async () => {
    now = NOW + 3_600_000;
    expect(withoutDate(await ask(OVERRIDE, { cookie: COOKIE }))).toEqual(withoutDate(await ask('/store/7')));
  });
});

describe('a developer', () => {
  const cookie = COOKIE;

  it('gets the ordinary page without the parameter', async () => {
    expect(withoutDate(await ask('/store/7?tab=a', { cookie }))).toEqual(withoutDate(await ask('/store/7?tab=a')));
  });

  it('gets a page whose registry names the override as the only entry of its remote', async () => {
    const ordinary = readRegistryBlock((await ask('/store/7')).body).remotes[0];
    const { status, body } = await ask(OVERRIDE, { cookie, 'sec-fetch-site': 'none' });
    expect(status).toBe(200);
    expect(readRegistryBlock(body).remotes[0]).toEqual({
      ...ordinary,
      active: { id: 'unresolved', version: 'unresolved', entries: [`${OVERRIDE_ORIGIN}/remoteEntry.mjs`] },
      lastKnownGood: null,
      operations: expect.anything(),
    });
    expect(readDeveloperBlock(body)).toMatchObject({ overrides: [{ name: 'mfe-store' }], problems: [] });
    expect(log).toHaveBeenCalledWith(`mia overrides mfe-store with ${OVERRIDE_ORIGIN}/remoteEntry.mjs`);
  });

  it('[MF-03] [T71] gets a page with a remote that has no release yet, without any grant', async () => {
    const { body } = await ask(`/?mfe.daily=${OVERRIDE_ORIGIN}`, { cookie });
    expect(readRegistryBlock(body).remotes).toMatchObject([
      { name: 'mfe-store' },
      {
        name: 'mfe-daily',
        active: { entries: [`${OVERRIDE_ORIGIN}/`] },
        lastKnownGood: null,
        contributions: { pages: [], slots: [], handlers: [], grants: [] },
      },
    ]);
    expect(Object.keys(readRegistryBlock(body).remotes[1]?.operations ?? {})).not.toContain('verifySignature');
  });

  it('[T71] gets a page that allows scripts of exactly that origin and keeps the hashes of all other files', async () => {
    const ordinary = await ask('/store/7');
    const { headers, body } = await ask(OVERRIDE, { cookie });
    const [before, after] = [policyOf(ordinary.headers), policyOf(headers)];
    for (const name of ['script-src', 'connect-src']) {
      expect(after[name]).toBe(before[name]?.replace(name, `${name} ${OVERRIDE_ORIGIN}`));
    }
    expect({ ...after, 'script-src': '', 'connect-src': '' }).toEqual({
      ...before,
      'script-src': '',
      'connect-src': '',
    });
    const importMapOf = (html: string) => /<script type="importmap">.*?<\/script>/.exec(html)?.[0];
    expect(importMapOf(body)).toBe(importMapOf(ordinary.body));
    expect(ordinary.headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(headers['integrity-policy']).toBeUndefined();
  });

  it('gets a page that no cache stores', async () => {
    const { headers } = await ask(OVERRIDE, { cookie });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('[T71] sees a problem for an origin that is not on the allow-list, on a page that allows nothing more', async () => {
    const { headers, body } = await ask('/?mfe.store=https://evil.example/remoteEntry.mjs', { cookie });
    expect(readDeveloperBlock(body)).toMatchObject({ overrides: [], problems: [{ code: 'UNLISTED_ORIGIN' }] });
    const ordinary = await ask('/');
    expect(headers['content-security-policy']).toBe(ordinary.headers['content-security-policy']);
    expect(headers['integrity-policy']).toBe(ordinary.headers['integrity-policy']);
    expect(readRegistryBlock(body)).toEqual(readRegistryBlock(ordinary.body));
  });

  it('[T35] cannot break out of the data block with a URL', async () => {
    const query = new URLSearchParams({ 'mfe.store': `${OVERRIDE_ORIGIN}/?</script><script>alert(1)//` });
    const { body } = await ask(`/?${query}`, { cookie });
    expect(body.match(/<script>/g)).toEqual((await ask('/')).body.match(/<script>/g));
  });

  it('gets status 404 for a path that no remote contributes', async () => {
    expect((await ask('/no/such/page?mfe', { cookie })).status).toBe(404);
  });
});

describe('a developer link', () => {
  it('sets a cookie that scripts and other sites cannot use, and leads to the panel', async () => {
    const { status, headers } = await ask(`/developer?token=${TOKEN}`);
    expect([status, headers.location]).toEqual([303, `${SITE}/?mfe`]);
    expect(headers['set-cookie']).toEqual([`xana-developer=${TOKEN}; Max-Age=3600; Path=/; HttpOnly; SameSite=Strict`]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each(['x', '', `${TOKEN}x`, tokenFor('https://staging.xana.test')])(
    '[T71] sets no cookie for the token "%s"',
    async (token) => {
      const { status, headers, body } = await ask(`/developer?token=${token}`);
      expect([status, headers['set-cookie']]).toEqual([403, undefined]);
      expect(body).toContain('invalid or has expired');
    },
  );

  it('ends the session of the developer without a token', async () => {
    const { headers } = await ask('/developer');
    expect(headers.location).toBe(`${SITE}/`);
    expect(headers['set-cookie']).toEqual(['xana-developer=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']);
  });
});

describe('the candidate of a microfrontend', () => {
  it('[MF-04] is shown to a developer who asks for it, and to no one else', async () => {
    const shown = await ask('/store/7?candidate=store', { cookie: COOKIE });
    expect([releaseOn(shown.body), shown.headers['cache-control']]).toEqual(['1.0.0-three', 'private, no-store']);
    expect(releaseOn((await ask('/store/7?candidate=mfe-store')).body)).toBe('1.0.0-two');
    expect(releaseOn((await ask('/store/7', { cookie: COOKIE })).body)).toBe('1.0.0-two');
    expect(releaseOn((await ask('/store/7?candidate=shell', { cookie: COOKIE })).body)).toBe('1.0.0-two');
  });
});
