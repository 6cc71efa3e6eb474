import { showsSearch } from './header.tsx';

const everywhere = { isContributed: true, pathname: '/', hidesSearch: undefined };

describe('[LY-01] showsSearch', () => {
  it('shows the search field on every page', () => {
    expect(showsSearch(everywhere)).toBe(true);
    expect(showsSearch({ ...everywhere, pathname: '/searching' })).toBe(true);
  });

  it('hides the search field on /search and on a page that declares hidesSearch', () => {
    expect(showsSearch({ ...everywhere, pathname: '/search' })).toBe(false);
    expect(showsSearch({ ...everywhere, hidesSearch: true })).toBe(false);
  });

  it('shows no search field when no remote contributes one', () => {
    expect(showsSearch({ ...everywhere, isContributed: false })).toBe(false);
  });
});
