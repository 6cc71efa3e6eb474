import { readExplored, writeExplored } from './explored.ts';

describe('[RT-07] the address of what is explored', () => {
  it('says what is chosen, and nothing of what one begins with', () => {
    expect(writeExplored({ tab: 'spaces', sort: 'mostActive', tag: null })).toBe('');
    const chosen = { tab: 'games', sort: 'new', tag: 'sci_fi' } as const;
    expect(writeExplored(chosen)).toBe('tab=games&sort=new&tag=sci_fi');
    expect(readExplored(new URLSearchParams(writeExplored(chosen)))).toEqual(chosen);
  });

  it('is read in any letter case, and what is no choice is the beginning', () => {
    expect(readExplored(new URLSearchParams('tab=Games&sort=x&tag=Sci_Fi'))).toEqual({
      tab: 'spaces',
      sort: 'mostActive',
      tag: 'sci_fi',
    });
    expect(readExplored(new URLSearchParams('tag=<script>'))).toMatchObject({ tag: null });
  });
});
