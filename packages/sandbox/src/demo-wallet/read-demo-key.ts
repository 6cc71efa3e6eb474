import { hexlify, randomBytes } from 'ethers';

const KEY = 'xana-sandbox-demo-key';

/** The key of this browser's demo wallet; a test may put one there before the page loads. */
export function readDemoKey(storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const kept = storage.getItem(KEY);
  if (kept && /^0x[0-9a-f]{64}$/i.test(kept)) return kept;
  const made = hexlify(randomBytes(32));
  storage.setItem(KEY, made);
  return made;
}
