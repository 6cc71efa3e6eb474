import { createHash } from 'node:crypto';

/** As HTML's `integrity` attribute and the import map want it. */
export function sha384(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

export function sha256Hex(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
