import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ky from 'ky';
import * as client from 'openid-client';
import * as z from 'zod/mini';
import { storeToken } from './stored-token.ts';

const TIMEOUT_MS = 5 * 60_000;

const loginInformation = z.object({ issuer: z.url(), clientId: z.string() });

/**
 * `release login`: the browser of this machine logs in at the OpenID provider of a release server and returns to a port of the loopback
 * address (RFC 8252 section 7.3). The ID token is stored for the next commands.
 *
 * @param show prints the address to open
 * @returns the subject
 */
export async function logIn(url: string, show: (address: string) => void): Promise<string> {
  const { issuer, clientId } = loginInformation.parse(await ky.get(new URL('/api/login', url)).json());
  const address = new URL(issuer);
  const execute = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const configuration = await client.discovery(address, clientId, {}, client.None(), { execute });
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const answer = await receiveAnswer(async (redirect) => {
    const authorization = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirect,
      scope: 'openid profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    show(authorization.href);
  });
  const tokens = await client.authorizationCodeGrant(configuration, answer, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  storeToken(url, tokens.id_token ?? '');
  return tokens.claims()?.sub ?? '';
}

/** Waits for the provider's redirect. @param begin gets the address to redirect to */
async function receiveAnswer(begin: (redirect: string) => Promise<void>): Promise<URL> {
  const server = createServer();
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const answered = new Promise<URL>((resolve, reject) => {
      setTimeout(() => reject(new Error('The login took too long. Try again.')), TIMEOUT_MS).unref();
      server.on('request', ({ url = '/' }, response) => {
        const address = new URL(url, origin);
        if (address.pathname !== '/callback') return void response.writeHead(404).end();
        response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('You are logged in. Close this window and return to the terminal.');
        resolve(address);
      });
    });
    await begin(`${origin}/callback`);
    return await answered;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
