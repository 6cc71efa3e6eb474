import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PUBLIC_KEY, SECRET_KEY } from '@xana/sandbox/card-keys';
import { type CardProvider, startCardProvider } from '@xana/sandbox/card-provider';
import Stripe from 'stripe';
import { SITE, type TestServer, useTestServer } from '../../../test/test-server.ts';
import type { CardConfig, PlatformConfig } from '../../config/platform-config.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests_of_the_platform';

export interface PaymentServer {
  server: TestServer;
  provider: CardProvider;
  /** Calls the provider as its own pages and browser script do. */
  stripe: Stripe;
}

/** The platform and a fake card provider for all tests of a file. The provider sends its webhooks over HTTP. */
export function usePaymentServer(isToldByWebhook = true, config: Partial<PlatformConfig> = {}): PaymentServer {
  const payments = {} as PaymentServer;
  // The platform and the provider need the address of each other: this proxy has an address before the platform starts.
  const proxy = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { 'stripe-signature': signature = '' } = incoming.headers;
      void payments.server.server.hosts.api
        .inject({
          method: 'POST',
          url: '/stripe/webhook',
          payload: Buffer.concat(chunks),
          headers: { 'content-type': 'application/json', 'stripe-signature': String(signature) },
        })
        .then(({ statusCode, body }) => outgoing.writeHead(statusCode).end(body));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => proxy.listen(0, resolve));
    const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    const webhooks = isToldByWebhook ? [{ url, secret: WEBHOOK_SECRET }] : [];
    payments.provider = await startCardProvider({ port: 0, siteOrigin: SITE, webhooks });
    const port = Number(new URL(payments.provider.origin).port);
    payments.stripe = new Stripe(SECRET_KEY, { host: 'localhost', port, protocol: 'http' });
  });
  afterAll(async () => {
    await payments.provider.close();
    proxy.closeAllConnections();
    proxy.close();
  });
  payments.server = useTestServer(() => ({ ...config, cards: cardConfigOf(payments.provider) }));
  return payments;
}

export const cardConfigOf = ({ origin }: CardProvider): CardConfig => ({
  secretKey: SECRET_KEY,
  publicKey: PUBLIC_KEY,
  webhookSecret: WEBHOOK_SECRET,
  acceptedWebhookSecret: undefined,
  origin,
  isLive: false,
  cancelMode: 'period-end',
});

/** Confirms a payment as its payer does on the page of the bank (3-D Secure). @throws when the provider refuses it */
export async function confirmChallenge({ stripe }: PaymentServer, clientSecret: string): Promise<void> {
  const [intent] = clientSecret.split('_secret');
  const answer = { client_secret: clientSecret, outcome: 'confirmed', key: PUBLIC_KEY };
  await stripe.rawRequest('POST', `/v1/payment_intents/${intent}/challenge`, answer);
}
