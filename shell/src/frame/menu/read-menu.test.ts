import { parseMenu } from './read-menu.ts';

const sound = { itemName: 'Sound', link: '/explore' };
const child = { subItemName: 'Child', icon: '', imageClass: '', target: '_blank', link: 'https://xana.net' };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('[HD-07] what is no menu', () => {
  test.each([null, 'text', 7, {}, { 0: sound, length: 1 }, [], [null], [{ itemName: 'Nowhere' }]])('%j', (list) => {
    expect(() => parseMenu(list)).toThrow();
  });
});

describe('[HD-14] a link of the menu', () => {
  test.each(['/', '/explore?a=1#b', 'https://xana.net', 'http://xana.net/a'])('may be %s', (link) => {
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
  ])('[T40] [T41] is never %s', (link) => {
    expect(parseMenu([sound, { itemName: 'x', link }])).toEqual([sound]);
    expect(parseMenu([sound, { itemName: 'x', children: [{ ...child, link }] }])).toEqual([sound]);
  });
});

test('[HD-14] a menu of thousands is cut, its entries keep no field that nobody knows', () => {
  const long = { itemName: 'Long', children: Array.from({ length: 500 }, () => child) };
  const items = parseMenu(Array.from({ length: 500 }, () => ({ ...long, onclick: 'hit()' })));
  expect(items).toHaveLength(24);
  expect(items[0]?.children).toHaveLength(24);
  expect(items[0]).not.toHaveProperty('onclick');
});
