import { askService } from '../ask-service.ts';
import { OFF, outcomeOf, type Probe } from '../probe.ts';

/**
 * Whether the project exists. The service checks the origin of the site only when a browser connects.
 *
 * @see https://github.com/reown-com/blockchain-api `/v1` answers 401 for an unknown project
 */
export const createWalletConnectProbe = (origin: string): Probe => ({
  name: 'WalletConnect',
  withoutIt: 'login with wallets on a phone by QR code',
  settings: 'config.login.walletConnect in the page settings',
  host: new URL(origin).host,
  async run({ page }) {
    const walletConnect = page?.login?.walletConnect;
    if (!walletConnect) return OFF;
    const query = new URLSearchParams({ chainId: 'eip155:1', projectId: walletConnect.projectId });
    const { status } = await askService(`${origin}/v1/?${query}`, {
      body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
    });
    return outcomeOf(
      status === 200 ? [] : [`WalletConnect answered ${status}. Correct config.login.walletConnect.projectId.`],
      `project ${walletConnect.projectId.slice(0, 8)}…`,
    );
  },
});
