import { signedKilobytes } from './sizes.ts';

describe('signedKilobytes', () => {
  it.each([
    [2_200, '+2.2'],
    [-1_000, '−1.0'],
    [0, '±0.0'],
    [-49, '±0.0'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(signedKilobytes(bytes)).toBe(text);
  });
});
