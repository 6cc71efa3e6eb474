import { readPeopleFilter, writePeopleFilter } from './people-filter.ts';

describe('[RT-09] people filter', () => {
  it('writes the filter to the query string and reads it back', () => {
    expect(writePeopleFilter({ option: 'followings', tag: null, search: '' })).toBe('option=followings');
    const wanted = { option: 'followers', tag: 'sci_fi', search: '結 &' } as const;
    expect(readPeopleFilter(new URLSearchParams(writePeopleFilter(wanted)))).toEqual(wanted);
  });

  it('reads unknown values as the default, and truncates a long name', () => {
    expect(readPeopleFilter(new URLSearchParams('option=enemies&tag=<b>'))).toEqual({
      option: 'followings',
      tag: null,
      search: '',
    });
    expect(readPeopleFilter(new URLSearchParams(`name=${'x'.repeat(300)}`)).search).toHaveLength(256);
  });
});
