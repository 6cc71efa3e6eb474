import { readExploreFilter, writeExploreFilter } from './explore-filter.ts';

describe('[RT-07] explore filter', () => {
  it('writes the filter to the query string, without default values', () => {
    expect(writeExploreFilter({ tab: 'spaces', sort: 'mostActive', tag: null })).toBe('');
    const chosen = { tab: 'games', sort: 'new', tag: 'sci_fi' } as const;
    expect(writeExploreFilter(chosen)).toBe('tab=games&sort=new&tag=sci_fi');
    expect(readExploreFilter(new URLSearchParams(writeExploreFilter(chosen)))).toEqual(chosen);
  });

  it('reads a tag in any case, and unknown values as the default', () => {
    expect(readExploreFilter(new URLSearchParams('tab=Games&sort=x&tag=Sci_Fi'))).toEqual({
      tab: 'spaces',
      sort: 'mostActive',
      tag: 'sci_fi',
    });
    expect(readExploreFilter(new URLSearchParams('tag=<script>'))).toMatchObject({ tag: null });
  });
});
