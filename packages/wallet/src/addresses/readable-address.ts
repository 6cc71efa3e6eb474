import { isHexAddress } from './addresses.ts';
import { toChecksumAddress } from './checksum.ts';

/** An address as people read and compare it: with its checksum. Anything else, such as no address, stays as it is. */
export function readableAddress(text: string): string {
  return isHexAddress(text) ? toChecksumAddress(text) : text;
}
