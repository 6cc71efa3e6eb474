const ECDSA_SIGNATURE = /^0x([0-9a-f]{128})(00|01|1b|1c)$/;

/**
 * The one encoding of an ECDSA signature that the platform accepts: lower case, `v` 27 or 28. Some hardware wallets
 * answer in upper case or with `v` 0 or 1. Any other signature, such as one of a contract wallet (ERC-1271), is returned
 * as it is.
 */
export function toCanonicalSignature(signature: string): string {
  const match = ECDSA_SIGNATURE.exec(signature.toLowerCase());
  if (!match) return signature;
  const [, rs = '', v = ''] = match;
  return `0x${rs}${v === '00' ? '1b' : v === '01' ? '1c' : v}`;
}
