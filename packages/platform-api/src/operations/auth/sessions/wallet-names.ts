const MAX_WALLET_NAME_LENGTH = 40;

/** The name that a wallet gives itself, without control and format characters, which could hide or reorder text. */
export function readWalletName(name: string | null | undefined): string | null {
  const shown = [...(name ?? '').replace(/\p{C}/gu, '').trim()].slice(0, MAX_WALLET_NAME_LENGTH).join('');
  return shown || null;
}
