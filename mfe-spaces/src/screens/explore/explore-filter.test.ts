import { readExploreFilter, writeExploreFilter } from './explore-filter.ts';

describe('[RT-07] the address of what is explored', () => {
  it('says what is chosen, and nothing of what one begins with', () => {
    expect(writeExploreFilter({ tab: 'spaces', sort: 'mostActive', tag: null })).toBe('');
    const chosen = { tab: 'games', sort: 'new', tag: 'sci_fi' } as const;
    expect(writeExploreFilter(chosen)).toBe('tab=games&sort=new&tag=sci_fi');
    expect(readExploreFilter(new URLSearchParams(writeExploreFilter(chosen)))).toEqual(chosen);
  });

  it('is read in any letter case, and what is no choice is the beginning', () => {
    expect(readExploreFilter(new URLSearchParams('tab=Games&sort=x&tag=Sci_Fi'))).toEqual({
      tab: 'spaces',
      sort: 'mostActive',
      tag: 'sci_fi',
    });
    expect(readExploreFilter(new URLSearchParams('tag=<script>'))).toMatchObject({ tag: null });
  });
});
