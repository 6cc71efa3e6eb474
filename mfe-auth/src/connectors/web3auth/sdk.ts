import type * as Web3authModule from '@web3auth/modal';
import { ConnectorError } from '../connector.ts';

/** The used part of the SDK. `tsc` compares it with the SDK's own types. */
export type Web3authSdk = Pick<
  typeof Web3authModule,
  | 'Web3AuthNoModal'
  | 'authConnector'
  | 'AUTH_CONNECTION'
  | 'CHAIN_NAMESPACES'
  | 'CONNECTOR_STATUS'
  | 'WALLET_CONNECTORS'
>;

export type Web3auth = InstanceType<Web3authSdk['Web3AuthNoModal']>;

/** Named imports alone, so that webpack drops everything else of the package. @throws ConnectorError unreachable */
export async function loadSdk(): Promise<Web3authSdk> {
  try {
    const { Web3AuthNoModal, authConnector, AUTH_CONNECTION, CHAIN_NAMESPACES, CONNECTOR_STATUS, WALLET_CONNECTORS } =
      await import('@web3auth/modal');
    return { Web3AuthNoModal, authConnector, AUTH_CONNECTION, CHAIN_NAMESPACES, CONNECTOR_STATUS, WALLET_CONNECTORS };
  } catch (error) {
    throw new ConnectorError('unreachable', { cause: error });
  }
}
