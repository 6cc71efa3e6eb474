import * as z from '@xana/contracts/schema';
import { described, named } from '../describe.ts';

export const pushSettings = named(
  'PushSettings',
  'Whether this session gets push messages (RFC 8030), and what a browser needs to subscribe to them.',
  z.object({
    publicKey: described(
      z.nullable(z.string()),
      'The `applicationServerKey` of a subscription: the VAPID public key (RFC 8292) as base64url; null when the site sends no push messages.',
      { examples: ['BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'] },
    ),
    endpoint: described(
      z.nullable(z.string()),
      'The endpoint that this session subscribed; null without a subscription. A browser with another one is not subscribed.',
    ),
  }),
);
export type PushSettings = z.output<typeof pushSettings>;
