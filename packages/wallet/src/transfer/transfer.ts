import { isAddress, isSameAddress } from '../addresses/addresses.ts';
import { toWei } from '../amounts/amounts.ts';
import { XANA_CHAIN_ID } from '../chains/chains.ts';

export interface Transfer {
  /** The chain that the wallet is on. */
  chainId: number;
  /** As it was typed. */
  amount: string;
  to: string;
  from: string;
  /** In wei, like the estimated fee of one transfer. */
  balance: bigint;
  fee: bigint;
}

export type TransferProblem =
  | 'CHAIN_CHECK'
  | 'XETA_AMOUNT_NUMBER'
  | 'XETA_AMOUNT_DECIMALS'
  | 'LIMIT_CHECK'
  | 'ADDRESS_CHECK'
  | 'AMOUNT_CHECK'
  | 'SAME_ADDRESS'
  | 'VALUE_GREATER_ZERO'
  | 'GAS_FEE_ERR';

const TOO_MANY_DECIMALS = /^[0-9]+\.[0-9]{19}/;

/** Fees change between the estimate and the transfer: twice the estimate is kept for them. */
const FEE_MARGIN = 2n;

/**
 * TX-02, TX-03: the first problem of a withdrawal of XETA in the product's order, one message at a time. That an amount is
 * numeric (with at most 18 decimals) is asked where it is first compared; of a number with more decimals, that is told.
 */
export function transferProblem({ chainId, amount, to, from, balance, fee }: Transfer): TransferProblem | null {
  if (chainId !== XANA_CHAIN_ID) return 'CHAIN_CHECK';
  const wei = toWei(amount);
  if (wei === null) return TOO_MANY_DECIMALS.test(amount) ? 'XETA_AMOUNT_DECIMALS' : 'XETA_AMOUNT_NUMBER';
  if (wei > balance) return 'LIMIT_CHECK';
  if (!isAddress(to)) return 'ADDRESS_CHECK';
  if (wei === 0n) return 'AMOUNT_CHECK';
  if (isSameAddress(to, from)) return 'SAME_ADDRESS';
  if (balance <= 0n) return 'VALUE_GREATER_ZERO';
  return wei + FEE_MARGIN * fee > balance ? 'GAS_FEE_ERR' : null;
}

/** TX-04: what MAX fills in, the balance minus twice the estimated fee, never below 0: it passes its own check. */
export function maximumTransfer(balance: bigint, fee: bigint): bigint {
  const rest = balance - FEE_MARGIN * fee;
  return rest > 0n ? rest : 0n;
}
