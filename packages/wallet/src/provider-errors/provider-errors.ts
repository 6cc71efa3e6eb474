export type WalletProblem = 'rejected' | 'chainMissing' | 'requestPending' | 'locked' | 'disconnected' | 'unknown';

interface ProviderError {
  code?: unknown;
  message?: unknown;
  data?: { originalError?: unknown; cause?: unknown } | null;
  /** ethers puts the wallet's error into these two fields. */
  error?: unknown;
  info?: { error?: unknown } | null;
  cause?: unknown;
}

const BY_CODE: Readonly<Record<number, WalletProblem | undefined>> = {
  4001: 'rejected',
  // WalletConnect: the user rejected the request, its chains or its methods.
  5000: 'rejected',
  5001: 'rejected',
  5002: 'rejected',
  4902: 'chainMissing',
  // Unauthorized: the wallet is locked, or no longer permits this site to use the account.
  4100: 'locked',
  [-32002]: 'requestPending',
  4900: 'disconnected',
  4901: 'disconnected',
};

/** For wallets that report the reason only in the message. */
const BY_MESSAGE: readonly (readonly [RegExp, WalletProblem])[] = [
  [/unrecognized chain|try adding the chain|(unknown|unsupported) chain ?id/i, 'chainMissing'],
  [/(user|request) (has )?(rejected|denied|cancell?ed)|(rejected|denied) by (the )?user/i, 'rejected'],
  [/already pending/i, 'requestPending'],
];

const MAX_DEPTH = 4;

/**
 * Classifies a wallet's error. `chainMissing` is 4902, which wallets also nest in -32603 (`data.originalError`) or report in
 * the message only; ethers wraps a rejection as ACTION_REJECTED and other errors in `info.error`.
 */
export function walletProblem(error: unknown, depth = 0): WalletProblem {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return 'unknown';
  const { code, message, data, error: wrapped, info, cause } = error as ProviderError;
  if (code === 'ACTION_REJECTED') return 'rejected';
  const known = BY_CODE[Number(code)];
  if (known) return known;
  for (const inner of [data?.originalError, data?.cause, data, info?.error, wrapped, cause]) {
    const problem = walletProblem(inner, depth + 1);
    if (problem !== 'unknown') return problem;
  }
  return BY_MESSAGE.find(([pattern]) => pattern.test(String(message)))?.[1] ?? 'unknown';
}

const MESSAGE_CODES = {
  rejected: 'WALLET_REJECTED',
  requestPending: 'WALLET_REQUEST_PENDING',
  locked: 'WALLET_LOCKED',
  disconnected: 'WALLET_DISCONNECTED',
  chainMissing: 'WALLET_CHAIN_MISSING',
  unknown: 'WALLET_FAILED',
} as const satisfies Record<WalletProblem, string>;

/** The code of the text for a problem; `@xana/i18n/messages` has the texts. */
export const walletMessageCode = (problem: WalletProblem) => MESSAGE_CODES[problem];
