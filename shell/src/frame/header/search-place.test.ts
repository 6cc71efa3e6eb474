import { hasSearchPlace } from './search-place.ts';

const anywhere = { isBrought: true, pathname: '/', hidesSearch: undefined };

describe('[LY-01] the place of the search field in the header', () => {
  test('is on every page', () => {
    expect(hasSearchPlace(anywhere)).toBe(true);
    expect(hasSearchPlace({ ...anywhere, pathname: '/searching' })).toBe(true);
  });

  test('is not on /search, nor on a page that says so', () => {
    expect(hasSearchPlace({ ...anywhere, pathname: '/search' })).toBe(false);
    expect(hasSearchPlace({ ...anywhere, hidesSearch: true })).toBe(false);
  });

  test('is nowhere while nobody brings a field', () => {
    expect(hasSearchPlace({ ...anywhere, isBrought: false })).toBe(false);
  });
});
