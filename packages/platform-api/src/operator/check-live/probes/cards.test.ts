import { toEvent } from '../../../gateways/card-provider/read-event.ts';
import { WEBHOOK_EVENTS } from '../../../gateways/card-provider/webhook-events.ts';
import { runOne } from '../test-settings.ts';
import { useStandIn } from '../test-stand-in.ts';
import { cardAccountProbe, cardWebhookProbe } from './cards.ts';

const WEBHOOK = {
  object: 'webhook_endpoint',
  url: 'https://api.xana.example/stripe/webhook',
  status: 'enabled',
  enabled_events: WEBHOOK_EVENTS as readonly string[],
};
let canCharge = true;
let webhooks: object[] = [WEBHOOK];
let isKeyKnown = true;
const provider = useStandIn(({ path }) => {
  if (!isKeyKnown)
    return {
      status: 401,
      json: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_live_****1234' } },
    };
  return path.startsWith('/v1/account')
    ? { json: { id: 'acct_1', object: 'account', charges_enabled: canCharge } }
    : { json: { object: 'list', has_more: false, data: webhooks } };
});
beforeEach(() => {
  canCharge = true;
  webhooks = [WEBHOOK];
  isKeyKnown = true;
});

const cards = () => ({
  secretKey: 'sk_live_x',
  publicKey: 'pk_live_x',
  webhookSecret: 'whsec_x',
  acceptedWebhookSecret: undefined,
  origin: provider.origin,
  isLive: true,
  cancelMode: 'period-end' as const,
});
const onPage = { publicKey: 'pk_live_x', frameOrigin: 'https://store.xana.example' };

describe('the card provider', () => {
  it('is ok with an account that can charge, and with the key of the platform on the page', async () => {
    const line = await runOne(cardAccountProbe, { config: { cards: cards() }, page: { cards: onPage } });
    expect(line).toMatchObject({ status: 'ok', texts: ['account acct_1, live mode'] });
  });

  it('is off without keys', async () => {
    expect(await runOne(cardAccountProbe)).toMatchObject({ status: 'off' });
    expect(await runOne(cardWebhookProbe)).toMatchObject({ status: 'off' });
  });

  it('is wrong with the answer to an unknown key', async () => {
    isKeyKnown = false;
    const { status, texts } = await runOne(cardAccountProbe, { config: { cards: cards() }, page: { cards: onPage } });
    expect([status, texts]).toEqual([
      'wrong',
      ['Invalid API Key provided: sk_live_****1234. Correct STRIPE_SECRET_KEY.'],
    ]);
  });

  it('is wrong when the account cannot charge, and when page and platform have different keys', async () => {
    canCharge = false;
    const page = { cards: { publicKey: 'pk_live_other', frameOrigin: 'https://xana.example' } };
    const { texts } = await runOne(cardAccountProbe, { config: { cards: cards() }, page });
    expect(texts).toEqual([
      expect.stringContaining('acct_1 cannot charge cards yet'),
      expect.stringContaining('Correct config.cards.publicKey or STRIPE_PUBLIC_KEY'),
      expect.stringContaining('Correct config.cards.frameOrigin'),
    ]);
  });

  it('is wrong when only the page or only the platform sells', async () => {
    expect((await runOne(cardAccountProbe, { page: { cards: onPage } })).status).toBe('wrong');
    expect((await runOne(cardAccountProbe, { config: { cards: cards() } })).status).toBe('wrong');
  });

  it('does not wait for a provider that is down', async () => {
    const down = { ...cards(), origin: 'http://127.0.0.1:1' };
    const { texts } = await runOne(cardAccountProbe, { config: { cards: down }, page: { cards: onPage } });
    expect(texts).toEqual(['connect ECONNREFUSED 127.0.0.1:1. Allow this machine to connect to api.stripe.com.']);
  });
});

describe('the webhook of the card provider', () => {
  const run = () => runOne(cardWebhookProbe, { config: { cards: cards() } });

  it('is ok when it is registered for the API with all events', async () => {
    expect(await run()).toMatchObject({ status: 'ok' });
    webhooks = [{ ...WEBHOOK, enabled_events: ['*'] }];
    expect(await run()).toMatchObject({ status: 'ok' });
  });

  it.each([
    ['no webhook is registered for https://api.xana.example/stripe/webhook', []],
    ['no webhook is registered', [{ ...WEBHOOK, url: 'https://xana.example/stripe/webhook' }]],
    ['is disabled', [{ ...WEBHOOK, status: 'disabled' }]],
    [
      'lacks charge.refunded. Add',
      [{ ...WEBHOOK, enabled_events: WEBHOOK_EVENTS.filter((event) => event !== 'charge.refunded') }],
    ],
  ])('is wrong when %s', async (answer, registered) => {
    webhooks = registered;
    expect(await run()).toMatchObject({ status: 'wrong', texts: [expect.stringContaining(answer)] });
  });

  it('needs only events that the platform handles', () => {
    const event = (type: string) => ({ id: 'evt_1', type, livemode: true, data: { object: { id: 'x' } } });
    for (const type of WEBHOOK_EVENTS) expect([type, toEvent(event(type) as never).about]).not.toEqual([type, null]);
  });
});
