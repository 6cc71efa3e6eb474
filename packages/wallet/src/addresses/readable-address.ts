import { isHexAddress } from './addresses.ts';
import { toChecksumAddress } from './checksum.ts';

/** Returns an address with its checksum, and any other text unchanged. */
export function readableAddress(text: string): string {
  return isHexAddress(text) ? toChecksumAddress(text) : text;
}
