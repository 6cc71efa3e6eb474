const PLAN = 'card_of_plan';

/** Where a page of the bank returns to after it confirmed a new card: the address names the plan. */
export function returnAddress(href: string, subscriptionId: string): string {
  const address = new URL(href);
  address.searchParams.set(PLAN, subscriptionId);
  return address.href;
}

interface ReturnedSetup {
  subscriptionId: string;
  setupId: string | undefined;
}

/** What the bank's page returned with. Null for another arrival. */
export function readReturn(query: URLSearchParams): ReturnedSetup | null {
  const subscriptionId = query.get(PLAN);
  if (!subscriptionId) return null;
  return { subscriptionId, setupId: query.get('setup_intent') ?? undefined };
}

/** What the card provider and this page add to the address. The client secrets must not stay there. */
export const RETURN_PARAMETERS = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
  PLAN,
];
