import { encodingFor, matchesEtag } from './content-negotiation.ts';

describe('matchesEtag', () => {
  it.each([
    ['"7"', true],
    ['W/"7"', true],
    ['"6", W/"7" , "8"', true],
    ['*', true],
    ['"6"', false],
    ['', false],
    [undefined, false],
  ])('reads %s', (header, known) => {
    expect(matchesEtag(header, '"7"')).toBe(known);
  });
});

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.000', 'identity'],
    ['brotli', 'identity'],
    [undefined, 'identity'],
  ])('reads %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});
