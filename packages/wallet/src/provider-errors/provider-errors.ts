export type WalletProblem = 'rejected' | 'chainMissing' | 'requestPending' | 'disconnected' | 'unknown';

interface ProviderError {
  code?: unknown;
  message?: unknown;
  data?: { originalError?: unknown } | null;
  /** ethers puts the wallet's error into these two fields. */
  error?: unknown;
  info?: { error?: unknown } | null;
}

const BY_CODE: Record<number, WalletProblem> = {
  4001: 'rejected',
  4902: 'chainMissing',
  [-32002]: 'requestPending',
  4900: 'disconnected',
  4901: 'disconnected',
};

const MAX_DEPTH = 4;

/**
 * Classifies a wallet's error. `chainMissing` is 4902, which wallets also nest in -32603 (`data.originalError`) or report in
 * the message only; ethers wraps a rejection as ACTION_REJECTED and other errors in `info.error`.
 */
export function walletProblem(error: unknown, depth = 0): WalletProblem {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return 'unknown';
  const { code, message, data, error: cause, info } = error as ProviderError;
  if (code === 'ACTION_REJECTED') return 'rejected';
  const known = BY_CODE[Number(code)];
  if (known) return known;
  for (const inner of [data?.originalError, info?.error, cause]) {
    const problem = walletProblem(inner, depth + 1);
    if (problem !== 'unknown') return problem;
  }
  return /unrecognized chain|try adding the chain/i.test(String(message)) ? 'chainMissing' : 'unknown';
}
