import { readExploreFilter, writeExploreFilter } from './explore-filter.ts';

const read = (query: string) => readExploreFilter(new URLSearchParams(query));

describe('[RT-07] [SP-03] explore filter', () => {
  it('writes the filter to the query string, without default values', () => {
    expect(writeExploreFilter({ tab: 'spaces', list: 'mostActive', tags: [] })).toBe('');
    const chosen = { tab: 'games', list: 'last7Days', tags: ['sci_fi', 'art'] } as const;
    expect(writeExploreFilter(chosen)).toBe('tab=games&sort=last7Days&tag=sci_fi,art');
    expect(read(writeExploreFilter(chosen))).toEqual(chosen);
  });

  it('reads links with one tag, tags in any case and once each, and unknown values as the default', () => {
    expect(read('tab=Games&sort=x&tag=Sci_Fi')).toEqual({ tab: 'spaces', list: 'mostActive', tags: ['sci_fi'] });
    expect(read('sort=mine&tag=Art,music,art,<script>')).toMatchObject({ list: 'mine', tags: ['art', 'music'] });
    expect(read('tag=<script>')).toMatchObject({ tags: [] });
  });
});
