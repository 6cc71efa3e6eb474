import * as z from '@xana/contracts/schema';
import { described } from '../describe.ts';

/** `wallet`: a wallet of the browser. The others are services. */
export const loginMethodKind = z.enum(['wallet', 'walletconnect', 'google', 'apple', 'email', 'telegram']);
export type LoginMethodKind = z.output<typeof loginMethodKind>;

/** `app`: a hand-off. */
export const sessionMethod = z.enum(['wallet', 'walletconnect', 'google', 'apple', 'email', 'telegram', 'app']);
export type SessionMethod = z.output<typeof sessionMethod>;

export const noticeKind = z.enum(['login', 'methodAdded', 'methodRemoved']);
export type NoticeKind = z.output<typeof noticeKind>;

/** How a client describes a login for the lists of the member. The server trusts it for display alone. */
export const loginDescription = {
  method: described(z.optional(z.nullable(loginMethodKind)), 'The login method, shown in the lists of the member.', {
    examples: ['wallet'],
  }),
  walletName: described(
    z.optional(z.nullable(z.string().check(z.maxLength(255)))),
    'Name of the wallet, shown in the lists of the member; at most 40 characters are kept.',
    { examples: ['MetaMask'] },
  ),
};

/** From the `User-Agent` header of the login. */
export const deviceFields = {
  browser: described(z.nullable(z.string()), 'Name of the browser; null when it is unknown.', { examples: ['Chrome'] }),
  system: described(z.nullable(z.string()), 'Operating system; null when it is unknown.', { examples: ['macOS'] }),
};

export const sessionMethodFields = {
  method: described(z.nullable(sessionMethod), 'The login method; null for sessions that began before it was stored.'),
  walletName: described(z.nullable(z.string()), 'Name of the wallet; null for other methods.'),
};

export const linkNonce = described(z.string().check(z.maxLength(128)), 'The nonce from `prepareLink`.');
