import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { CLIENT_ID } from './client-id.ts';

interface IdentityOptions {
  port: number;
  siteOrigin: string;
  /** Where the key is kept, so that a token outlives a restart; without a file it is forgotten. */
  file?: string;
}

export interface Identity {
  origin: string;
  close(): Promise<void>;
}

const ALGORITHM = 'ES256';

/**
 * A stand-in for the social login service: it signs id tokens for any claimed identity, in the format of the real one
 * (`wallets` names the address), and publishes its key. It verifies nothing.
 */
export async function startIdentity({ port, siteOrigin, file }: IdentityOptions): Promise<Identity> {
  const key = await keyOf(file);
  const app = Fastify({ logger: false, bodyLimit: 10_000 });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': siteOrigin,
      vary: 'origin',
      'access-control-allow-headers': 'content-type',
    });
  });
  app.options('/*', async (_request, reply) => reply.status(204).send());
  const origin = () => `http://localhost:${addressOf(app, port)}`;
  app.get('/jwks', async () => ({ keys: [key.publicJwk] }));
  app.post('/tokens', async (request, reply) => {
    const { email, name, address, provider = 'google' } = (request.body ?? {}) as Record<string, unknown>;
    const isRight =
      typeof email === 'string' &&
      /^[^\s@]+@\S+$/.test(email) &&
      typeof address === 'string' &&
      /^0x[0-9a-fA-F]{40}$/.test(address);
    if (!isRight) return reply.status(400).send({ message: 'email and address are needed.' });
    const idToken = await new SignJWT({
      email,
      email_verified: true,
      name: typeof name === 'string' ? name : email.split('@')[0],
      wallets: [{ type: 'ethereum', address }],
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.publicJwk.kid ?? '' })
      .setIssuer(origin())
      .setAudience(CLIENT_ID)
      .setSubject(`${String(provider)}|${email}`)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('1 hour')
      .sign(key.privateKey);
    return { idToken };
  });
  await app.listen({ port, host: 'localhost' });
  return { origin: origin(), close: () => app.close() };
}

function addressOf(app: FastifyInstance, port: number): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

async function keyOf(file: string | undefined) {
  const kept = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JWK) : await newKey();
  if (file && !existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
  }
  const { d: _secret, ...publicKey } = kept;
  return {
    privateKey: await importJWK(kept, ALGORITHM),
    publicJwk: { ...publicKey, kid: 'sandbox', alg: ALGORITHM, use: 'sig' },
  };
}

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return exportJWK(privateKey);
}
