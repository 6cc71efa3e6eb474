import * as z from '@xana/contracts/schema';
import { createStored } from '@xana/remote-kit/stored';

const pendingLogin = z.object({
  brand: z.enum(['google', 'apple']),
  /** Secrets of the stand-in's request (RFC 7636). The SDK of the real service keeps its own. */
  state: z.optional(z.string()),
  verifier: z.optional(z.string()),
});

/** A login that left this page for the login service. An answer is used once: it is removed before it is redeemed. */
export const leftLogin = createStored('socialLogin', { schema: z.nullable(pendingLogin), empty: null });

/** The login that this page load finishes: this tab left for the service, and the service put its answer into the address. */
export const readPendingLogin = (): z.output<typeof pendingLogin> | null =>
  location.hash.length < 2 ? null : leftLogin.read();
