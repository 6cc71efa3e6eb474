import Stripe from 'stripe';
import { SECRET_KEY } from './card-keys.ts';
import { type CardProvider, startCardProvider } from './start-card-provider.ts';
import type { WebhookTarget } from './webhooks.ts';

export interface TestProvider {
  provider: CardProvider;
  /** The official SDK, with this provider as its server. */
  stripe: Stripe;
  /** What the owner of the card answers to the question of their bank. */
  answerChallenge(clientSecret: string | null, outcome: 'confirmed' | 'refused'): Promise<unknown>;
  createMonthlyPrice(): Promise<Stripe.Price>;
}

export async function startTestProvider(webhooks: readonly WebhookTarget[] = []): Promise<TestProvider> {
  const provider = await startCardProvider({ port: 0, siteOrigin: 'http://localhost:3000', webhooks });
  const { port } = new URL(provider.origin);
  const stripe = new Stripe(SECRET_KEY, { host: 'localhost', port, protocol: 'http', maxNetworkRetries: 0 });
  return {
    provider,
    stripe,
    answerChallenge(clientSecret, outcome) {
      const secret = String(clientSecret);
      const kind = secret.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      return fetch(`${provider.origin}/v1/${kind}/${secret.split('_secret')[0]}/challenge`, {
        method: 'POST',
        body: new URLSearchParams({ client_secret: secret, outcome }),
        headers: { authorization: `Bearer ${SECRET_KEY}` },
      });
    },
    async createMonthlyPrice() {
      const product = await stripe.products.create({ name: '100 XENY every month' });
      return stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: 89,
        recurring: { interval: 'month' },
      });
    },
  };
}
