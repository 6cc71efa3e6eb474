import { encodingFor, isKnown } from './conditional.ts';

describe('what a client has already', () => {
  it.each([
    ['"7"', true],
    ['W/"7"', true],
    ['"6", W/"7" , "8"', true],
    ['*', true],
    ['"6"', false],
    ['', false],
    [undefined, false],
  ])('is told from %s', (header, known) => {
    expect(isKnown(header, '"7"')).toBe(known);
  });
});

describe('what a client reads', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.000', 'identity'],
    ['brotli', 'identity'],
    [undefined, 'identity'],
  ])('is told from %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});
