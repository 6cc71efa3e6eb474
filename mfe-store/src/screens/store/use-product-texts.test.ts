import { formatPrice } from './use-product-texts.ts';

test.each([
  [99, '$0.99'],
  [5, '$0.05'],
  [500, '$5'],
  [4_999, '$49.99'],
  [105_000_010, '$1,050,000.10'],
])('[ST-01] formats %d cents as %s', (cents, text) => {
  expect(formatPrice(cents)).toBe(text);
});
