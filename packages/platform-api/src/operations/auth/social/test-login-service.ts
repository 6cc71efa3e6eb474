import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HDNodeWallet, SigningKey } from 'ethers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { claimOf, signLogin, type TestServer } from '../../../../test/test-server.ts';

export const ISSUER = 'https://login.example';
export const AUDIENCE = 'our-client-id';

interface Change {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  key?: Parameters<SignJWT['sign']>[0];
  issuer?: string;
  audience?: string;
  expires?: string | number;
}

export const emailFor = (wallet: HDNodeWallet) => `${wallet.address.toLowerCase()}@x.test`;

/** A social login service with its key set and ID tokens, which a test can change. */
export async function startLoginService() {
  const keys = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  let isReachable = true;
  const server = createServer((_request, response) => {
    if (!isReachable) return response.destroy();
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [publicJwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const keysUrl = `http://localhost:${(server.address() as AddressInfo).port}/jwks`;
  return {
    idTokens: { issuer: ISSUER, audience: AUDIENCE, keysUrl },
    publicJwk,
    tokenOf: (wallet: HDNodeWallet, change: Change = {}) => signToken(wallet, { key: keys.privateKey, ...change }),
    setReachable(next: boolean) {
      isReachable = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Signed = Change & Required<Pick<Change, 'key'>>;

function signToken(wallet: HDNodeWallet, { claims = {}, header, key, issuer, audience, expires }: Signed) {
  const publicKey = SigningKey.computePublicKey(wallet.publicKey, true).slice(2);
  const token = new SignJWT({
    name: 'Mia',
    email: emailFor(wallet),
    email_verified: true,
    wallets: [{ type: 'web3auth_app_key', curve: 'secp256k1', public_key: publicKey }],
    ...claims,
    sub: undefined,
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'one', ...header })
    .setIssuer(issuer ?? ISSUER)
    .setAudience(audience ?? AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expires ?? '5 minutes');
  const { sub = `google|${wallet.address}` } = claims;
  return (sub === null ? token : token.setSubject(String(sub))).sign(key);
}

/** Logs in with a social login, whose email in the request differs from that of the token. */
export async function logInSocially(server: TestServer, wallet: HDNodeWallet, idToken: string, handOff: object = {}) {
  const signed = await signLogin(server, wallet);
  const body = { ...claimOf(signed), is_web3_auth: 1, email: 'claimed@x.test', idToken, ...handOff };
  return server.ask('POST', '/auth/login-external-wallet', { body });
}

export const emailOf = (reply: { data: unknown }) => (reply.data as { user: { email: string } }).user.email;
export const idOf = (reply: { data: unknown }) => (reply.data as { user: { id: number } }).user.id;
