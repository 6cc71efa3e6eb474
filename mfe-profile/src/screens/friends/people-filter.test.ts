import { readPeopleFilter, writePeopleFilter } from './people-filter.ts';

describe('[RT-09] the address of a list of people', () => {
  it('says which list, and what is filtered', () => {
    expect(writePeopleFilter({ option: 'followings', tag: null, search: '' })).toBe('option=followings');
    const wanted = { option: 'followers', tag: 'sci_fi', search: '結 &' } as const;
    expect(readPeopleFilter(new URLSearchParams(writePeopleFilter(wanted)))).toEqual(wanted);
  });

  it('is read as the beginning where it says what there is not', () => {
    expect(readPeopleFilter(new URLSearchParams('option=enemies&tag=<b>'))).toEqual({
      option: 'followings',
      tag: null,
      search: '',
    });
    expect(readPeopleFilter(new URLSearchParams(`name=${'x'.repeat(300)}`)).search).toHaveLength(256);
  });
});
