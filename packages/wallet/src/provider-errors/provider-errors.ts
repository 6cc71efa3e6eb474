export type WalletProblem = 'rejected' | 'chainMissing' | 'requestPending' | 'disconnected' | 'unknown';

interface ProviderError {
  code?: unknown;
  data?: { originalError?: { code?: unknown } };
}

const BY_CODE: Record<number, WalletProblem> = {
  4001: 'rejected',
  4902: 'chainMissing',
  [-32002]: 'requestPending',
  4900: 'disconnected',
  4901: 'disconnected',
};

/**
 * What a wallet's error means. The code 4902 (chain missing) also comes nested inside -32603, as MetaMask mobile sends it;
 * ethers wraps a rejection as ACTION_REJECTED.
 */
export function walletProblem(error: unknown): WalletProblem {
  const { code, data } = (error ?? {}) as ProviderError;
  if (code === 'ACTION_REJECTED') return 'rejected';
  const nested = data?.originalError?.code;
  return BY_CODE[Number(nested ?? code)] ?? 'unknown';
}
