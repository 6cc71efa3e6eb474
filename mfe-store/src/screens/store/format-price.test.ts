import { formatPrice } from './format-price.ts';

test.each([
  [99, '$0.99'],
  [5, '$0.05'],
  [500, '$5'],
  [4_999, '$49.99'],
  [105_000_010, '$1,050,000.10'],
])('[ST-01] %d cents are shown as %s', (cents, text) => {
  expect(formatPrice(cents)).toBe(text);
});
