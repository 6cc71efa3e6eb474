import type { Eip1193Provider, WalletType } from '@xana/wallet/injected-wallets';

/** A wallet that can sign the login message. */
export interface ConnectedWallet {
  walletType: WalletType;
  /** With its checksum (EIP-55), which the login message requires. */
  address: string;
  /** EIP-155 id of the chain that the wallet has selected. */
  chainId: number;
  provider: Eip1193Provider;
  /** Reverse domain name of an injected wallet (EIP-6963); a reload finds it again by this name. */
  rdns?: string | null;
  /** As the login service reports it: a claim that the server stores as unverified. */
  email?: string;
  /** OpenID Connect ID token that names the address. The server verifies it. */
  idToken?: string;
}

export interface SiteChains {
  /** EIP-155 id of the chain that the site has selected. */
  chainId: number;
  /** RPC URLs by chain id, as in the page's configuration. */
  rpc: Readonly<Record<string, readonly string[]>>;
}

/** One login method. Its SDK is a chunk that `connect` loads. */
export interface Connector {
  /** @throws ConnectorError, or the error of the wallet */
  connect(signal: AbortSignal): Promise<ConnectedWallet>;
  /**
   * Restores the wallet of an earlier page load without a window and without a question to the user.
   *
   * @returns null when there is nothing to restore
   */
  reconnect?(signal: AbortSignal): Promise<ConnectedWallet | null>;
  /** Ends the connection on the side of the service. It does nothing for a wallet that is not connected. */
  disconnect(): Promise<void>;
}

export type ConnectorProblem =
  /** The user went back. */
  | 'cancelled'
  /** The service did not answer in time. */
  | 'timeout'
  /** The SDK could not be loaded, or the service cannot be reached. */
  | 'unreachable'
  | 'popupBlocked'
  | 'popupClosed'
  /** The wallet has selected another chain than the site (LG-10). */
  | 'wrongChain'
  /** The service answered with an error of its own. */
  | 'failed';

export class ConnectorError extends Error {
  readonly problem: ConnectorProblem;

  constructor(problem: ConnectorProblem, options?: ErrorOptions) {
    super(`The connection to the wallet failed: ${problem}.`, options);
    this.name = 'ConnectorError';
    this.problem = problem;
  }
}
