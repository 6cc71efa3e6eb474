import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { allOperations } from '@xana/contracts/http/all-operations';
import type { Operation } from '@xana/contracts/operation';
import { Wallet } from 'ethers';
import { logIn, SITE, useTestServer } from '../../test/test-server.ts';
import { readInputSchema } from './description/open-api.ts';

const server = useTestServer();

const nonces = async () => (await server.database.selectFrom('login_nonces').select('nonce').execute()).length;

/** Spellings with which servers have been led past their own checks. */
const CONTENT_TYPES = [
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json-patch+json',
  'application/vnd.api+json',
  'application/xml',
  'application/octet-stream',
  'application',
  '/json',
  'application//json',
  'application/ json',
  'application\\json',
  'appl\u0131cation/json',
  'json',
  '*/*',
];

const PART_OF_PICTURE = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';

describe('[AP-03] request handling of the hosts', () => {
  it.each(CONTENT_TYPES)('[T30] rejects a body with the content type %j', async (type) => {
    const before = await nonces();
    const response = await server.server.hosts.api.inject({
      method: 'POST',
      url: '/auth/save-user-nonce',
      payload: JSON.stringify({ walletAddress: Wallet.createRandom().address }),
      headers: { 'content-type': type },
    });
    expect([400, 415]).toContain(response.statusCode);
    expect(await nonces()).toBe(before);
  });

  it.each([
    'application/json',
    'application/json;',
    'application/json;charset=utf-8',
    'Application/JSON',
    'application/json\t;a=b',
  ])('[T30] validates a JSON body with the content type %j', async (type) => {
    const before = await nonces();
    const response = await server.server.hosts.api.inject({
      method: 'POST',
      url: '/auth/save-user-nonce',
      payload: JSON.stringify({ walletAddress: 'no address', isAdmin: true }),
      headers: { 'content-type': type },
    });
    expect([400, 415]).toContain(response.statusCode);
    expect(await nonces()).toBe(before);
  });

  const ORIGINS = [
    'http://localhost:3001',
    'https://localhost:3000',
    'http://LOCALHOST:3000',
    'http://localhost:3000.evil.test',
    'http://localhost:3000@evil.test',
    'http://evil.test/http://localhost:3000',
    'http://a.localhost:3000',
    'http://127.0.0.1:3000',
    'http://localhost',
    'file://',
    'null',
    '*',
    'http://localhost:3000 ',
    'http://localhost:3000/',
  ];
  it.each(ORIGINS)(
    '[T21] [T22] rejects writes and credentialed reads from the origin %j (CSRF, CORS)',
    async (origin) => {
      const body = { walletAddress: Wallet.createRandom().address };
      expect((await server.ask('POST', '/auth/save-user-nonce', { body, headers: { origin } })).status).toBe(403);
      for (const path of ['/world/get-hot-spaces-prev7-days', '/chat/get-all-friends', '/openapi.json']) {
        const { headers } = await server.ask('GET', path, { headers: { origin } });
        expect(headers['access-control-allow-origin'] ?? SITE).toBe(SITE);
        expect(String(headers.vary)).toMatch(/Origin/i);
      }
      const preflight = await server.server.hosts.api.inject({
        method: 'OPTIONS',
        url: '/auth/logout',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      expect(preflight.headers['access-control-allow-origin'] ?? SITE).toBe(SITE);
    },
  );

  it('[T21] rejects form bodies for operations that take JSON, and cross-site calls without an Origin header', async () => {
    const { token } = await logIn(server);
    const isIn = async () => (await server.ask('GET', '/auth/sessions', { token })).status === 200;
    const form = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
    const logout = async (headers: Record<string, string>, payload?: string) =>
      (
        await server.server.hosts.api.inject({
          method: 'POST',
          url: '/auth/logout',
          ...(payload === undefined ? {} : { payload }),
          headers: { authorization: `Bearer ${token}`, ...headers },
        })
      ).statusCode;
    expect(await logout({ 'content-type': 'multipart/form-data; boundary=x' }, form)).toBe(415);
    expect(await logout({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=1')).toBe(415);
    expect(await logout({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await logout({ 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }, '{}')).toBe(403);
    expect(await isIn()).toBe(true);
    expect(await logout({ 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }, '{}')).toBe(200);
    expect(await isIn()).toBe(false);
  });

  it('[T31] ignores X-Forwarded-* headers of untrusted clients (IP spoofing)', async () => {
    const forged = {
      'x-forwarded-for': '10.1.2.3',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      host: 'evil.test',
    };
    const { data, headers } = await server.ask('GET', '/world/get-hot-spaces-prev7-days', { headers: forged });
    expect(JSON.stringify([data, headers])).not.toContain('evil.test');
  });

  it('[T33] rejects deeply nested JSON in every operation', async () => {
    const { token } = await logIn(server);
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    for (const operation of Object.values<Operation>(allOperations)) {
      const { method, path, host, accepts } = operation;
      if (accepts !== 'json' || (method !== 'POST' && method !== 'PUT')) continue;
      for (const name of [...readInputSchema(operation).elsewhere.map(([field]) => field), 'more']) {
        const { statusCode, payload } = await server.server.hosts[host].inject({
          method,
          url: path.replaceAll(/:\w+/g, '1'),
          payload: `{${JSON.stringify(name)}:${deep}}`,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        });
        expect([path, name, statusCode, JSON.parse(payload).code]).toEqual([path, name, 400, 'INPUT_INVALID']);
      }
    }
  });

  it('[T33] logs no error when a client aborts its request', async () => {
    const { hosts } = server.server;
    const { token } = await logIn(server);
    const errors = jest.spyOn(hosts.api.log, 'error');
    await hosts.api.listen();
    for (const [path, type, start] of [
      ['/auth/save-user-nonce', 'application/json', '{"wallet'],
      ['/item/upload-file', 'multipart/form-data; boundary=x', PART_OF_PICTURE],
    ]) {
      const caller = connect((hosts.api.server.address() as AddressInfo).port, 'localhost');
      await once(caller, 'connect');
      const head = `Authorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: 10000\r\n`;
      caller.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${head}\r\n${start}`);
      await setTimeout(100);
      caller.resetAndDestroy();
      await setTimeout(200);
    }
    expect(errors).not.toHaveBeenCalled();
  });
});
