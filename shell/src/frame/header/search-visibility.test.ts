import { showsSearch } from './search-visibility.ts';

const anywhere = { isBrought: true, pathname: '/', hidesSearch: undefined };

describe('[LY-01] the place of the search field in the header', () => {
  test('is on every page', () => {
    expect(showsSearch(anywhere)).toBe(true);
    expect(showsSearch({ ...anywhere, pathname: '/searching' })).toBe(true);
  });

  test('is not on /search, nor on a page that says so', () => {
    expect(showsSearch({ ...anywhere, pathname: '/search' })).toBe(false);
    expect(showsSearch({ ...anywhere, hidesSearch: true })).toBe(false);
  });

  test('is nowhere while nobody brings a field', () => {
    expect(showsSearch({ ...anywhere, isBrought: false })).toBe(false);
  });
});
