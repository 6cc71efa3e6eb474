import { type WalletProblem, walletProblem } from '@xana/wallet/provider-errors';

/** The wallet has not asked a node yet. */
const BEFORE_SENDING: ReadonlySet<WalletProblem> = new Set(['rejected', 'requestPending', 'locked', 'chainMissing']);

/**
 * Whether an error of the wallet proves that nothing was sent. That the nonce is used already (`NONCE_EXPIRED`,
 * `REPLACEMENT_UNDERPRICED`) proves nothing: it is also the reply to a transaction that arrived at the node twice.
 */
export const wasRefused = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'INSUFFICIENT_FUNDS' || BEFORE_SENDING.has(walletProblem(error));
