import { parseMenu } from './read-menu.ts';

const valid = { itemName: 'Valid', link: '/explore' };
const child = { subItemName: 'Child', icon: '', imageClass: '', target: '_blank', link: 'https://xana.net' };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('[HD-07] parseMenu', () => {
  test.each([null, 'text', 7, {}, { 0: valid, length: 1 }, [], [null], [{ itemName: 'Nowhere' }]])(
    'rejects %j',
    (list) => {
      expect(() => parseMenu(list)).toThrow();
    },
  );
});

describe('[HD-14] a link of the menu', () => {
  test.each(['/', '/explore?a=1#b', 'https://xana.net', 'http://xana.net/a'])('accepts %s', (link) => {
    expect(parseMenu([{ itemName: 'x', link }])).toEqual([{ itemName: 'x', link }]);
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://xana.net/1',
    '//evil.example',
    '/\\evil.example',
    'explore',
    '',
    `/${'x'.repeat(3_000)}`,
  ])('[T40] [T41] rejects %s', (link) => {
    expect(parseMenu([valid, { itemName: 'x', link }])).toEqual([valid]);
    expect(parseMenu([valid, { itemName: 'x', children: [{ ...child, link }] }])).toEqual([valid]);
  });
});

test('[HD-14] truncates an oversized menu and strips unknown fields', () => {
  const long = { itemName: 'Long', children: Array.from({ length: 500 }, () => child) };
  const items = parseMenu(Array.from({ length: 500 }, () => ({ ...long, onclick: 'hit()' })));
  expect(items).toHaveLength(24);
  expect(items[0]?.children).toHaveLength(24);
  expect(items[0]).not.toHaveProperty('onclick');
});
