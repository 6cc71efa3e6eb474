import { cardWebhook } from '@xana/contracts/http/payments/card-webhook';
import type { CardConfig } from '../../../config/platform-config.ts';
import { createStripe } from '../../../gateways/card-provider/create-stripe.ts';
import { WEBHOOK_EVENTS } from '../../../gateways/card-provider/webhook-events.ts';
import { type LiveSettings, OFF, outcomeOf, type Probe, wrong } from '../probe.ts';

const REQUEST_TIMEOUT_MS = 4_500;
const MAX_WEBHOOKS = 100;

const open = (cards: CardConfig) => createStripe(cards, { timeout: REQUEST_TIMEOUT_MS, maxNetworkRetries: 0 });

/** The account of the secret key, and the public key that the page gets. */
export const cardAccountProbe: Probe = {
  name: 'card provider',
  withoutIt: 'XENY packs and plans: the store shows its products and sells none',
  settings: 'STRIPE_SECRET_KEY',
  host: 'api.stripe.com',
  async run(settings) {
    const { cards } = settings.config;
    const pageProblems = comparePage(settings);
    if (!cards) return pageProblems.length > 0 ? wrong(...pageProblems) : OFF;
    const account = await open(cards).accounts.retrieveCurrent();
    return outcomeOf(
      [
        ...(account.charges_enabled
          ? []
          : [`the account ${account.id} cannot charge cards yet. Complete it in the dashboard of the card provider.`]),
        ...pageProblems,
      ],
      `account ${account.id}, ${cards.isLive ? 'live' : 'test'} mode`,
    );
  },
};

function comparePage({ config: { cards, origins }, page }: LiveSettings): string[] {
  if (!page) return [];
  if (!cards)
    return page.cards ? ['the page has config.cards, but the platform has no STRIPE_SECRET_KEY. Set it.'] : [];
  if (!page.cards) return ['the page settings have no config.cards, so the store sells nothing. Add it.'];
  const { publicKey, frameOrigin } = page.cards;
  return [
    ...(publicKey === cards.publicKey
      ? []
      : ['the page has another public key than the platform. Correct config.cards.publicKey or STRIPE_PUBLIC_KEY.']),
    ...(frameOrigin === origins.site
      ? ['the card frame has the origin of the site. Correct config.cards.frameOrigin in the page settings.']
      : []),
  ];
}

/** The webhook at the provider. Its signing secret cannot be read there, so `STRIPE_WEBHOOK_SECRET` is not compared. */
export const cardWebhookProbe: Probe = {
  name: 'card webhook',
  withoutIt: 'events of the card provider: payments, renewals and refunds are seen late',
  settings: 'STRIPE_SECRET_KEY',
  host: 'api.stripe.com',
  async run({ config: { cards, origins } }) {
    if (!cards) return OFF;
    const url = `${origins.api}${cardWebhook.path}`;
    const { data } = await open(cards).webhookEndpoints.list({ limit: MAX_WEBHOOKS });
    const registered = data.filter((endpoint) => endpoint.url === url);
    const enabled = registered.filter(({ status }) => status === 'enabled');
    if (registered.length === 0) return wrong(`no webhook is registered for ${url}. Add it, or correct API_ORIGIN.`);
    if (enabled.length === 0) return wrong(`the webhook for ${url} is disabled. Enable it in the dashboard.`);
    const events = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
    const missing = events.has('*') ? [] : WEBHOOK_EVENTS.filter((event) => !events.has(event));
    return outcomeOf(
      missing.length > 0 ? [`the webhook for ${url} lacks ${missing.join(', ')}. Add these events.`] : [],
      `${url}, enabled with all events`,
    );
  },
};
