import type { APIRequestContext } from '@playwright/test';
import { local } from '@xana/local-site/topology';
import { SECRET_KEY } from '@xana/sandbox/card-keys';
import type { Member } from './be-member.ts';
import { topology } from './test-topology.ts';

const CARDS_ORIGIN = local(topology.ports.cards);

async function list<Row>(request: APIRequestContext, path: string): Promise<Row[]> {
  const answer = await request.get(`${CARDS_ORIGIN}${path}`, { headers: { authorization: `Bearer ${SECRET_KEY}` } });
  return ((await answer.json()) as { data: Row[] }).data;
}

/** How often cards with this email were charged at the card provider. */
export async function countCharges(request: APIRequestContext, email: string): Promise<number> {
  const charges = await list<{ billing_details: { email: string | null } }>(request, '/v1/charges');
  return charges.filter(({ billing_details }) => billing_details.email === email).length;
}

/** How many of the newest events the platform has not taken yet. */
export async function countPendingWebhooks(request: APIRequestContext): Promise<number> {
  const events = await list<{ pending_webhooks: number }>(request, '/v1/events');
  return events.filter(({ pending_webhooks }) => pending_webhooks > 0).length;
}

/** Holds all webhooks back, or sends each several times. */
export async function disturbWebhooks(
  request: APIRequestContext,
  change: { isHeld?: boolean; copies?: number },
): Promise<void> {
  await request.post(`${CARDS_ORIGIN}/sandbox/webhooks`, { data: change });
}

/** The XENY balance of a member in the ledger. */
export async function readCredit({ post, address }: Pick<Member, 'post' | 'address'>): Promise<number> {
  const body = { body: { userAddress: address } };
  const origin = local(topology.ports.marketplace);
  const { balance } = await post<{ balance: string }>('/sale-nft/get-xeny-tokens-by-user', body, origin);
  return Number(balance);
}
