import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/**
 * The address with its EIP-55 checksum (https://eips.ethereum.org/EIPS/eip-55).
 *
 * @param address `0x` and 40 hex digits in any case
 */
export function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = [...digits].map((digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) > 7 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/** Whether an address is valid: one in mixed case must have the right checksum, which detects mistyped digits. */
export function isAddress(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false;
  const digits = text.slice(2);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase || toChecksumAddress(text) === text;
}
