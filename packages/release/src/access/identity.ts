import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IdentitySettings } from './identity-settings.ts';
import { createLogin } from './login-routes.ts';
import { type Caller, createTokenReader, LoginError } from './read-token.ts';

/** Tells the release server who a caller is. */
export interface CallerReader {
  /** @throws LoginError for a caller without a session or a valid token */
  callerOf(request: FastifyRequest): Promise<Caller>;
  register(app: FastifyInstance): void;
}

interface IdentityOptions {
  settings: IdentitySettings;
  origin: string;
  clientSecret?: string | undefined;
}

/** Programs send a token with each call; browsers of people have a session. */
export function createIdentity({ settings, origin, clientSecret }: IdentityOptions): CallerReader {
  const login = createLogin({ settings: settings.people, origin, clientSecret });
  const readToken = createTokenReader(settings, origin);
  return {
    async callerOf({ headers }) {
      const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
      if (headers.authorization !== undefined && !token)
        throw new LoginError('Send the token as: Authorization: Bearer …');
      const caller = token ? await readToken(token) : login.callerOf(headers.cookie);
      if (!caller) throw new LoginError('Log in first: at the desk with /login, at a terminal with `release login`.');
      return caller;
    },
    register(app) {
      login.register(app);
      app.get('/api/login', async () => ({
        issuer: settings.people.issuer,
        clientId: settings.people.commandClientId,
      }));
    },
  };
}
