interface ProviderFailure {
  code: number;
  message: string;
  data?: { originalError?: { code: number } } | null;
}

/** Errors with the codes and messages of real wallets. */
export const WALLET_FAILURES = {
  rejected: { code: 4001, message: 'User rejected the request.' },
  requestPending: { code: -32002, message: 'Request already pending. Please wait.' },
  chainMissing: { code: 4902, message: 'Unrecognized chain ID.' },
  chainMissingNested: { code: -32603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4902 } } },
  chainMissingInWords: { code: -32603, message: 'Unrecognized chain ID. Try adding the chain first.', data: null },
  disconnected: { code: 4900, message: 'The provider is disconnected.' },
  chainDisconnected: { code: 4901, message: 'The provider is disconnected from the chain.' },
} as const satisfies Record<string, ProviderFailure>;

export type WalletFailure = keyof typeof WALLET_FAILURES;

/** The failure as a provider throws it. */
export function walletFailure(name: WalletFailure): Error {
  return Object.assign(new Error(WALLET_FAILURES[name].message), WALLET_FAILURES[name]);
}
