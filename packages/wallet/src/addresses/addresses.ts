export { isAddress, toChecksumAddress } from './checksum.ts';

/** Whether a text is `0x` and 40 hex digits; does not check the checksum. */
export function isHexAddress(text: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}

export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** `shortAddress('0x1234…', 4)` keeps four characters at each end; the header shows 4, a phone 6. */
export function shortAddress(address: string, characters: number): string {
  return address.length <= 2 * characters ? address : `${address.slice(0, characters)}…${address.slice(-characters)}`;
}
