import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import { isEmail, subjectOf } from './accounts.ts';
import { CLIENT_ID, COMMAND_CLIENT_ID } from './client-id.ts';
import { ALGORITHM, type SigningKey } from './signing-key.ts';

interface TokenRoutes {
  origin: () => string;
  key: SigningKey;
}

/** ID tokens for tests, for any email and address; with the provider `staff` those of `release login`. */
export function registerTokenRoutes(app: FastifyInstance, { origin, key }: TokenRoutes): void {
  const staffToken = async (email: string) =>
    new SignJWT({})
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
      .setIssuer(origin())
      .setAudience(COMMAND_CLIENT_ID)
      .setSubject(subjectOf('staff', email))
      .setIssuedAt()
      .setExpirationTime('1 hour')
      .sign(await importJWK(key, ALGORITHM));
  app.post('/tokens', async (request, reply) => {
    const {
      email,
      name,
      address,
      isVerified,
      provider: brand = 'google',
    } = (request.body ?? {}) as Record<string, unknown>;
    if (brand === 'staff' && isEmail(email)) return { idToken: await staffToken(email) };
    const isValid = isEmail(email) && typeof address === 'string' && /^0x[0-9a-fA-F]{40}$/.test(address);
    if (!isValid) return reply.status(400).send({ message: 'email and address are required.' });
    const idToken = await new SignJWT({
      email,
      // Tokens of Web3Auth have no such claim.
      ...(isVerified === false ? {} : { email_verified: true }),
      name: typeof name === 'string' ? name : email.split('@')[0],
      wallets: [{ type: 'ethereum', address }],
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
      .setIssuer(origin())
      .setAudience(CLIENT_ID)
      .setSubject(subjectOf(String(brand), email))
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('1 hour')
      .sign(await importJWK(key, ALGORITHM));
    return { idToken };
  });
}
