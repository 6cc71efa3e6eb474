import type { LoginMethodKind } from '@xana/contracts/http/auth/login-method-fields';
import type { ConnectedWallet } from '../../connectors/connector.ts';

export interface NamedAttempt {
  /** The id of a method, or of an injected wallet. */
  id: string;
  name: string;
}

/** What the lists of the member show about a login; the server does not trust it. */
export function describeMethod(
  { walletType }: Pick<ConnectedWallet, 'walletType'>,
  { id, name }: NamedAttempt,
): { method: LoginMethodKind; walletName?: string } {
  if (walletType === 'ethereum') return { method: 'wallet', walletName: name.slice(0, 100) };
  if (walletType === 'walletconnect') return { method: 'walletconnect', walletName: name.slice(0, 100) };
  if (walletType === 'SNS') return { method: 'telegram' };
  if (walletType === 'magiclink') return { method: 'email' };
  return { method: id === 'apple' ? 'apple' : 'google' };
}
