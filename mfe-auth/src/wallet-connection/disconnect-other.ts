import type { Session } from '@xana/session';
import { isSameAddress } from '@xana/wallet/addresses';
import type { ConnectedWallet, Connector } from '../connectors/connector.ts';

/**
 * Ends the connection of an attempt, but not that of the session: both may be at the same service.
 *
 * @param wallet null when the attempt ended before the wallet was connected
 */
export async function disconnectOther(
  session: Session,
  { disconnect }: Connector,
  wallet: ConnectedWallet | null,
): Promise<void> {
  const own = session.wallet();
  if (own && (!wallet || isSameAddress(own.address, wallet.address))) return;
  await disconnect().catch(() => undefined);
}
