import type { APIRequestContext } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { SECRET_KEY } from '@xana/sandbox/card-keys';
import { topology } from './test-topology.ts';

/** What the bank or the shop does at the sandbox's card provider, without the page. */
export function cardProvider(request: APIRequestContext) {
  const post = async (path: string, form: Record<string, string>) => {
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    const reply = await request.post(`${local(topology.ports.cards)}${path}`, { form, headers });
    if (!reply.ok()) throw new Error(await reply.text());
  };
  return {
    confirm: (intentId: string) => post(`/v1/payment_intents/${intentId}/confirm`, { payment_method: 'pm_card_visa' }),
    refund: (intentId: string, cents: number) =>
      post('/v1/refunds', { payment_intent: intentId, amount: String(cents) }),
  };
}
