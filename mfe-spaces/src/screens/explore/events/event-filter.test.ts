import { readEventFilter, writeEventFilter } from './event-filter.ts';

const read = (query: string) => readEventFilter(new URLSearchParams(query));

describe('[SP-04] filter of events', () => {
  it('writes the filter beside other fields, without default values', () => {
    const query = new URLSearchParams('tab=events&kind=game');
    expect(writeEventFilter(query, { type: 'all', time: 'current', day: null })).toBe('tab=events');
    const chosen = { type: 'party', time: 'mine', day: '2026-11-27' } as const;
    expect(writeEventFilter(query, chosen)).toBe('tab=events&kind=party&time=mine&day=2026-11-27');
    expect(read(writeEventFilter(query, chosen))).toEqual(chosen);
  });

  it('reads unknown values as the default', () => {
    expect(read('kind=x&time=y&day=2026-02-31')).toEqual({ type: 'all', time: 'current', day: null });
  });
});
