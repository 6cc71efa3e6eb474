import { readableAddress } from './readable-address.ts';

test('[WL-01] returns an address with its EIP-55 checksum and other text unchanged', () => {
  expect(readableAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe(
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  );
  expect(readableAddress('')).toBe('');
});
