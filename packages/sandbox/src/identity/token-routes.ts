import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { JWTPayload } from 'jose';
import { isEmail, subjectOf } from './accounts.ts';
import { CLIENT_ID, COMMAND_CLIENT_ID } from './client-id.ts';
import { type SigningKey, signToken } from './signing-key.ts';

interface TokenRoutes {
  origin: () => string;
  key: SigningKey;
}

/** ID tokens for tests, for any email and address; with the provider `staff` those of `release login`. */
export function registerTokenRoutes(app: FastifyInstance, { origin, key }: TokenRoutes): void {
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
