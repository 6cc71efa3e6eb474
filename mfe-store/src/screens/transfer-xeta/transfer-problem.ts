import { type Transfer, transferProblem } from '@xana/wallet/transfer';

type Problem = NonNullable<ReturnType<typeof transferProblem>>;

/** The part of the form that a problem belongs to. */
type Field = 'network' | 'recipient' | 'amount';

const FIELDS: Record<Problem, Field> = {
  CHAIN_CHECK: 'network',
  XETA_AMOUNT_NUMBER: 'amount',
  XETA_AMOUNT_DECIMALS: 'amount',
  LIMIT_CHECK: 'amount',
  ADDRESS_CHECK: 'recipient',
  AMOUNT_CHECK: 'amount',
  SAME_ADDRESS: 'recipient',
  VALUE_GREATER_ZERO: 'amount',
  GAS_FEE_ERR: 'amount',
};

interface Shown {
  problem: Problem | null;
  field: Field | null;
}

/** Passes the checks of an amount. */
const SMALLEST_AMOUNT = '0.000000000000000001';

/**
 * The one problem to show (TX-02). A field that is still empty does not count before the form is submitted: the problem of the
 * other field is shown.
 */
export function shownProblem(transfer: Transfer, hasSubmitted: boolean): Shown {
  const isAmountOpen = transfer.amount === '' && !hasSubmitted;
  const isRecipientOpen = transfer.to === '' && !hasSubmitted;
  const problem = transferProblem(isAmountOpen ? { ...transfer, amount: SMALLEST_AMOUNT } : transfer);
  const field = problem && FIELDS[problem];
  const isOpen = (field === 'amount' && isAmountOpen) || (field === 'recipient' && isRecipientOpen);
  return isOpen ? { problem: null, field: null } : { problem, field };
}
