import type { Contributions } from '@xana/contracts/remotes/contributions';
import { CONTRIBUTIONS } from '../test-releases.ts';
import { checkBounds } from './check-bounds.ts';

const [page] = CONTRIBUTIONS.pages;
const [slot] = CONTRIBUTIONS.slots;
const withPage = (change: object): Partial<Contributions> => ({ pages: [{ ...page, ...change } as never] });
const withSlot = (change: object): Partial<Contributions> => ({ slots: [{ ...slot, ...change } as never] });

describe('[MF-01] checkBounds', () => {
  it('accepts ordinary contributions', () => {
    expect(checkBounds(CONTRIBUTIONS)).toEqual([]);
  });

  it.each<[string, Partial<Contributions>, string]>([
    ['a title of one megabyte', withPage({ title: { en: 'x'.repeat(1e6), ja: 'x' } }), 'in a title; 80 are allowed'],
    ['a title in Japanese', withPage({ title: { en: 'x', ja: '長'.repeat(81) } }), 'in a title; 80 are allowed'],
    ['an empty title', withPage({ title: { en: ' ', ja: 'x' } }), 'empty title'],
    ['a path', withPage({ path: `/${'x'.repeat(200)}` }), 'in a path; 200 are allowed'],
    ['preloads', withPage({ preload: Array(9).fill({ operation: 'a', path: '/a' }) }), 'preloads in a page'],
    ['a height', withSlot({ height: 2_001 }), 'height in a skeleton; 2000 are allowed'],
    ['a height that is not a number', withSlot({ height: Number.NaN }), 'height in a skeleton'],
    ['a negative height', withSlot({ height: -1 }), 'negative height'],
    ['an order', withSlot({ order: -1_001 }), 'order of a slot'],
    ['the number of pages', { pages: Array(61).fill(page) }, 'pages, slots and handlers; 60 are allowed'],
    [
      'events',
      { events: { publishes: { [`store:${'x'.repeat(40_000)}`]: 1 }, consumes: {} } },
      'bytes of contributions',
    ],
  ])('rejects %s beyond its limit', (_, change, problem) => {
    expect(checkBounds({ ...CONTRIBUTIONS, ...change }).join('\n')).toContain(problem);
  });
});
