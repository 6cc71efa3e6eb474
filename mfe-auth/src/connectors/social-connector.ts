import type { LoginServices } from '@xana/contracts/public-config';
import type { ConnectedWallet, Connector, SiteChains } from './connector.ts';

export type Brand = 'google' | 'apple';

/** Login with Google or Apple. `connect` opens a window, so it must follow a click closely. */
export interface SocialConnector extends Connector {
  /**
   * Leaves this page for the login service, where the browser blocks windows. Settles only when it fails, or when the user
   * comes back without an answer.
   */
  leave(signal: AbortSignal): Promise<never>;
  /** Finishes the login on the page that the service returns to. @throws ConnectorError, or the error of the wallet */
  resume(signal: AbortSignal): Promise<ConnectedWallet>;
  reconnect(signal: AbortSignal): Promise<ConnectedWallet | null>;
}

export interface SocialConnectorOptions extends SiteChains {
  service: NonNullable<LoginServices['social']>;
  brand: Brand;
  siteOrigin: string;
}

/**
 * The connector of the configured service, in a chunk of its own. It is ready to open a window when this resolves.
 *
 * @throws ConnectorError unreachable, timeout, cancelled
 */
export async function loadSocialConnector(
  { service, ...options }: SocialConnectorOptions,
  signal: AbortSignal,
): Promise<SocialConnector> {
  if (service.kind === 'sandbox') {
    const { createSocialSandboxConnector } = await import('./social-sandbox/social-sandbox.ts');
    return createSocialSandboxConnector({ ...options, origin: service.origin }, signal);
  }
  const { createWeb3authConnector } = await import('./web3auth/web3auth.ts');
  return createWeb3authConnector({ ...options, service }, signal);
}
