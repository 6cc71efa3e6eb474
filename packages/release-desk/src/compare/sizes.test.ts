import { signedSize } from './sizes.ts';

describe('signedSize', () => {
  it.each([
    [2_200, '+2.2 kB'],
    [-1_000, '−1.0 kB'],
    [0, '±0 B'],
    [-49, '−49 B'],
    [50, '+0.1 kB'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(signedSize(bytes)).toBe(text);
  });
});
