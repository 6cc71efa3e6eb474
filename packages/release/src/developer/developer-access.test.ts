import { generateKeyPairSync } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createDeveloperAccess } from './developer-access.ts';
import { createDeveloperToken } from './developer-token.ts';

const SITE = 'https://xana.test';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const TOKEN = createDeveloperToken({ site: SITE, createdBy: 'mia', expiresAt: 60_000 }, privateKey);
const access = createDeveloperAccess({ site: SITE, publicKeys: [publicKey], now: () => 0 });

function requestWith(cookie: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  return request;
}

it('[T71] sets a cookie that only this host over HTTPS can set and read', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const writeHead = jest.spyOn(response, 'writeHead');
  access.open(response, new URLSearchParams({ token: TOKEN }));
  expect(writeHead).toHaveBeenCalledWith(
    303,
    expect.objectContaining({
      'set-cookie': `__Host-xana-developer=${TOKEN}; Max-Age=60; Path=/; HttpOnly; SameSite=Strict; Secure`,
    }),
  );
});

it('[T71] ignores the cookie without the prefix, which a subdomain or plain HTTP can set', () => {
  expect(access.developerOf(requestWith(`__Host-xana-developer=${TOKEN}`))).toMatchObject({ createdBy: 'mia' });
  expect(access.developerOf(requestWith(`xana-developer=${TOKEN}`))).toBeNull();
});
