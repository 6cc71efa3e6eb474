import type { Connector } from '../../../connectors/connector.ts';
import { ConnectorError } from '../../../connectors/connector.ts';
import { readAccount } from '../../../connectors/read-account.ts';
import { type ConnectionContext, connectWallet } from '../../../wallet-connection/connect-wallet.ts';

/**
 * The wallet of this session, connected again after a reload. WalletConnect holds one connection at a time: a new pairing
 * would end that of the session, which logs out.
 */
export function createOwnConnector(context: ConnectionContext): Connector {
  return {
    async connect(signal) {
      await connectWallet(context, signal);
      const wallet = context.session.wallet();
      if (!wallet?.provider)
        throw new ConnectorError('failed', { cause: 'The wallet of the session is not connected.' });
      const { type: walletType, provider } = wallet;
      return { walletType, ...(await readAccount(provider, 'eth_accounts')), provider };
    },
    disconnect: async () => undefined,
  };
}
