import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { JWTPayload } from 'jose';
import type Provider from 'oidc-provider';
import { originOf, type StandIn } from '../origin-of.ts';
import { isEmail, subjectOf } from './accounts.ts';
import { CLIENT_ID, COMMAND_CLIENT_ID } from './client-id.ts';
import { registerLoginRoutes } from './login-routes.ts';
import { readSigningKey, type SigningKey, signToken } from './signing-key.ts';
import { registerWalletRoutes } from './wallet-routes.ts';
import { createWalletSessions } from './wallet-session.ts';
import { registerWorkflowRoutes } from './workflow-routes.ts';

interface TokenRoutes {
  origin: () => string;
  key: SigningKey;
}

interface IdentityOptions {
  port: number;
  siteOrigin: string;
  /** Default: there is no release desk. */
  deskOrigin?: string;
  /** The faucet that gives each new wallet some coins. Default: none. */
  faucetOrigin?: string;
  /** Where the key is stored. Default: a new key for each start. */
  file?: string;
}

export type Identity = StandIn;

/** The endpoints of the OpenID provider; everything else belongs to the stand-in. */
const PROVIDER_PATH = /^\/(auth|token|jwks|\.well-known\/openid-configuration)([/?]|$)/;

/**
 * A stand-in for the social login service: an OpenID provider whose page accepts any email and name, and which holds a wallet
 * for each user. It verifies no identity.
 */
export async function startIdentity({
  port,
  siteOrigin,
  deskOrigin = siteOrigin,
  faucetOrigin,
  file,
}: IdentityOptions): Promise<StandIn> {
  const key = await readSigningKey(file);
  const names = new Map<string, string>();
  // The provider needs its own origin, which is known when the server listens.
  let provider: Provider | undefined;
  const runningProvider = () => {
    if (!provider) throw new Error('The server does not listen yet.');
    return provider;
  };
  const app = Fastify({
    logger: false,
    bodyLimit: 10_000,
    serverFactory: (handler) =>
      createServer((request: IncomingMessage, response: ServerResponse) =>
        PROVIDER_PATH.test(request.url ?? '')
          ? void runningProvider().callback()(request, response)
          : handler(request, response),
      ),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': siteOrigin,
      'access-control-allow-credentials': 'true',
      vary: 'origin',
      'access-control-allow-headers': 'content-type, authorization',
    });
  });
  app.options('/*', async (_request, reply) => reply.status(204).send());
  const origin = () => originOf(app);
  registerLoginRoutes(app, { provider: runningProvider, siteOrigin, deskOrigin, names });
  registerTokenRoutes(app, { origin, key });
  registerWorkflowRoutes(app, { origin, key });
  registerWalletRoutes(app, {
    provider: runningProvider,
    siteOrigin,
    secret: key.d,
    sessions: createWalletSessions(key.d, () => new URL(origin()).port),
    fund: createFund(faucetOrigin),
  });
  await app.listen({ port, host: 'localhost' });
  provider = await withoutWarnings(async () => {
    const { createProvider } = await import('./create-provider.ts');
    return createProvider({ origin: origin(), siteOrigin, deskOrigin, key, names });
  });
  return { origin: origin(), close: () => app.close() };
}

/** A wallet without coins still logs in, so a failure of the faucet is ignored. */
function createFund(faucetOrigin: string | undefined) {
  return async (address: string): Promise<void> => {
    if (!faucetOrigin) return;
    await fetch(`${faucetOrigin}/faucet/${address}`, { method: 'POST' }).catch(() => undefined);
  };
}

/** The package warns about Node 20, on which the tests of this folder run, and about its storage in memory, which a stand-in wants. */
async function withoutWarnings<Value>(work: () => Promise<Value>): Promise<Value> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

/** ID tokens for tests, for any email and address; with the provider `staff` those of `release login`. */
function registerTokenRoutes(app: FastifyInstance, { origin, key }: TokenRoutes): void {
  const sign = (audience: string, subject: string, claims: JWTPayload) =>
    signToken(key, { ...claims, iss: origin(), aud: audience, sub: subject }, '1 hour');
  app.post('/tokens', async (request, reply) => {
    const {
      email,
      name,
      address,
      isVerified,
      provider: brand = 'google',
    } = (request.body ?? {}) as Record<string, unknown>;
    if (brand === 'staff' && isEmail(email))
      return { idToken: await sign(COMMAND_CLIENT_ID, subjectOf('staff', email), {}) };
    const isValid = isEmail(email) && typeof address === 'string' && /^0x[0-9a-fA-F]{40}$/.test(address);
    if (!isValid) return reply.status(400).send({ message: 'email and address are required.' });
    const idToken = await sign(CLIENT_ID, subjectOf(String(brand), email), {
      email,
      // Tokens of Web3Auth have no such claim.
      ...(isVerified === false ? {} : { email_verified: true }),
      name: typeof name === 'string' ? name : email.split('@')[0],
      wallets: [{ type: 'ethereum', address }],
      jti: randomUUID(),
    });
    return { idToken };
  });
}
