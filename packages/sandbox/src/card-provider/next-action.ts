import { PUBLIC_KEY } from './card-keys.ts';
import type { NextAction } from './objects.ts';

/** The question of the bank: in a frame over the page, or on a page of the bank when there is an address to return to. */
export function nextActionFor(
  { id, client_secret }: { id: string; client_secret: string },
  origin: string,
  returnUrl: string | undefined,
): NextAction {
  if (returnUrl === undefined) {
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `/challenge/${id}` },
    };
  }
  const query = new URLSearchParams({ key: PUBLIC_KEY, client_secret, return_url: returnUrl });
  return {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${origin}/bank/${id}?${query}`, return_url: returnUrl },
  };
}
