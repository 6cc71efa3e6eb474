import * as z from '@xana/contracts/schema';
import { createStored } from '@xana/remote-kit/stored';

/**
 * The reverse domain name (EIP-6963) of the wallet of this browser that logged in, so that a reload restores this one; empty for
 * none. A logout clears it. Without it, a reload looks for a wallet that has the member's account.
 */
export const rememberedWallet = createStored('walletRdns', { schema: z.string(), empty: '' });
