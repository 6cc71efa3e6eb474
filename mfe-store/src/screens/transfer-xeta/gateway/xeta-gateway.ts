/** What one transfer costs. All amounts are in wei. */
export interface Fee {
  gasLimit: bigint;
  gasPrice: bigint;
  /** For the block's producer; null on a chain without the fee market of EIP-1559. */
  tip: bigint | null;
}

export interface NewTransfer {
  from: string;
  to: string;
  /** In wei. */
  wei: bigint;
  fee: Fee;
  /** Number of transactions that the sender has sent: the chain accepts one transaction for each. */
  nonce: number;
}

export interface SentTransaction {
  /** Null: the wallet's answer was lost. */
  hash: string | null;
  from: string;
  to: string;
  wei: bigint;
  nonce: number;
  /** In milliseconds of Unix time. */
  sentAt: number;
}

/**
 * `pending`: known to a node. `included`: in a block, which others may still replace. `failed`: included and reverted.
 * `replaced`: another transaction used its nonce. `dropped`: no node knows it any more, nothing was sent. `untraced`: its nonce was
 * used in a block that is too old to be found, by this transaction or another one.
 */
export type TransactionState =
  | { status: 'pending' }
  | { status: 'replaced' }
  | { status: 'dropped' }
  | { status: 'untraced' }
  | { status: 'included' | 'failed'; hash: string; confirmations: number };

export type TransferProblem =
  /** The wallet or the node is on another network that uses the same chain id, or the network is not configured. */
  | 'wrongNetwork'
  /** No node of the chain answers. */
  | 'unreachable';

export class TransferError extends Error {
  readonly problem: TransferProblem;

  constructor(problem: TransferProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** XANAChain as a transfer needs it. Reads ask the configured nodes, in turn until one answers. @throws TransferError */
export interface XetaGateway {
  /** In wei. */
  balanceOf(address: string): Promise<bigint>;
  estimateFee(from: string, to: string): Promise<Fee>;
  nextNonce(address: string): Promise<number>;
  /** Compares chain id and block 0 of the node and of the wallet with the configured ones. @throws TransferError */
  checkNetwork(): Promise<void>;
  /** Asks the wallet to sign and send. @returns the hash @throws the wallet's own error */
  send(transfer: NewTransfer): Promise<string>;
  stateOf(transaction: SentTransaction): Promise<TransactionState>;
}

/** The fee as it is estimated, in wei (TX-06). */
export const estimatedFee = ({ gasLimit, gasPrice }: Fee): bigint => gasLimit * gasPrice;

/** The transaction costs at most this: its price per gas is limited to twice the estimate. */
export const maximumFee = (fee: Fee): bigint => 2n * estimatedFee(fee);
