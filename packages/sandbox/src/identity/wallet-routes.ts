import type { FastifyInstance, FastifyReply } from 'fastify';
import type Provider from 'oidc-provider';
import { emailOf, walletOf } from './accounts.ts';
import type { WalletSessions } from './wallet-session.ts';

interface WalletRoutes {
  provider: () => Provider;
  siteOrigin: string;
  /** Derives the wallets. */
  secret: string;
  sessions: WalletSessions;
  /** Gives a new wallet some coins. */
  fund(address: string): Promise<void>;
}

/** The wallet of a user, for the site alone. */
export function registerWalletRoutes(
  app: FastifyInstance,
  { provider, siteOrigin, secret, sessions, fund }: WalletRoutes,
): void {
  const send = (reply: FastifyReply, subject: string) => {
    const { address, privateKey } = walletOf(subject, secret);
    return reply.header('cache-control', 'no-store').send({ address, privateKey, email: emailOf(subject) });
  };
  app.addHook('onRequest', async (request, reply) => {
    const isWallet = request.url.startsWith('/wallet') && request.method !== 'OPTIONS';
    if (isWallet && request.headers.origin !== siteOrigin)
      await reply.status(403).send({ message: `Only ${siteOrigin} gets the key of a wallet.` });
  });
  app.get('/wallet', async (request, reply) => {
    const [, bearer = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    const token = await provider().AccessToken.find(bearer);
    if (!token?.accountId) return reply.status(401).send({ message: 'The access token is unknown or expired.' });
    await fund(walletOf(token.accountId, secret).address);
    reply.header('set-cookie', sessions.create(token.accountId));
    return send(reply, token.accountId);
  });
  app.post('/wallet/session', async (request, reply) => {
    const subject = sessions.read(request.headers.cookie);
    return subject ? send(reply, subject) : reply.status(204).send();
  });
  app.post('/wallet/logout', async (_request, reply) => reply.header('set-cookie', sessions.end()).status(204).send());
}
