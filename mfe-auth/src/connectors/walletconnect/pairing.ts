import { ConnectorError } from '../connector.ts';
import type { WalletConnectProvider } from './load-provider.ts';

export interface Pairing {
  /** Resolves when the relay has accepted the proposal. The wallet needs this link. */
  uri: Promise<string>;
  /** Resolves when the wallet has approved. */
  approval: Promise<void>;
  /** The user went back, or the time was over. The session of a late approval is ended. */
  isAbandoned: boolean;
}

const unpublished = new WeakMap<WalletConnectProvider, Pairing>();

/**
 * Proposes a new session. While the relay is down the SDK keeps an earlier proposal in its queue, which was never shown:
 * that one is continued, because its late link would otherwise be mistaken for the link of the next proposal.
 */
export function startPairing(provider: WalletConnectProvider, chains: number[]): Pairing {
  const waiting = unpublished.get(provider);
  if (waiting) {
    waiting.isAbandoned = false;
    return waiting;
  }
  const uri = new Promise<string>((resolve) => provider.once('display_uri', resolve));
  const pairing = { uri, approval: provider.connect({ optionalChains: chains }), isAbandoned: false };
  unpublished.set(provider, pairing);
  const forget = () => void unpublished.delete(provider);
  void uri.then(forget);
  pairing.approval.catch(forget);
  return pairing;
}

/** Stops listening to the wallet. An approval that is already on its way is ended. */
export function abandonPairing(provider: WalletConnectProvider, pairing: Pairing): void {
  pairing.isAbandoned = true;
  // A proposal in the queue of the SDK is continued by the next attempt.
  if (unpublished.get(provider) !== pairing) expireProposals(provider);
  pairing.approval
    .then(
      () => (pairing.isAbandoned ? provider.disconnect() : undefined),
      () => undefined,
    )
    .catch(() => undefined);
}

/** The SDK would keep each proposal until its time is over, and then report it as a rejection that nothing handles. */
function expireProposals({ signer }: WalletConnectProvider): void {
  const { events, proposal } = signer.client;
  for (const id of proposal.keys) events.emit('proposal_expire', { id });
  void signer.cleanupPendingPairings();
}

/** The SDK passes on the message of a wallet's error without its code. */
export function readPairingError(error: unknown): unknown {
  if (error instanceof ConnectorError) return error;
  const message = error instanceof Error ? error.message : '';
  if (/expired/i.test(message)) return new ConnectorError('timeout', { cause: error });
  if (/publish|internet|socket|subscrib/i.test(message)) return new ConnectorError('unreachable', { cause: error });
  if (/unsupported|not supported/i.test(message)) return new ConnectorError('wrongChain', { cause: error });
  // EIP-1193: the user rejected the request.
  return Object.assign(new Error('The wallet rejected the connection.', { cause: error }), { code: 4001 });
}
