import { overrideLocation } from './override-location.ts';

const PAGE = 'http://localhost:3000/explore?tab=events';

describe('overrideLocation', () => {
  it('adds overrides to the query of the page', () => {
    const url = new URL(overrideLocation(PAGE, { 'mfe-store': 'http://localhost:3103/?a=1&b' }));
    expect([...url.searchParams]).toEqual([
      ['tab', 'events'],
      ['mfe.store', 'http://localhost:3103/?a=1&b'],
    ]);
  });

  it('replaces all earlier overrides', () => {
    const current = `${PAGE}&mfe&mfe.mfe-store=http://localhost:3103/&mfe.chat=http://localhost:3104/`;
    expect(overrideLocation(current, {})).toBe(PAGE);
  });
});
