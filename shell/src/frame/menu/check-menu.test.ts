import { checkMenu } from './check-menu.ts';

const child = { subItemName: 'Child', icon: '', imageClass: '', target: '_blank', link: 'https://xana.net' };

describe('[HD-14] checkMenu', () => {
  it('finds nothing wrong with links and groups', () => {
    const menu = [
      { itemName: 'Home', link: '/' },
      { itemName: 'App', itemNameJa: 'アプリ', children: [child] },
    ];
    expect(checkMenu(menu)).toEqual({ items: menu, problems: [] });
  });

  it('names the place of each problem, and keeps the entries without one', () => {
    const { items, problems } = checkMenu([
      { itemName: 'Home', link: '/' },
      { itemName: 'Script', link: 'javascript:alert(1)' },
      { itemName: 'Nowhere' },
      { itemName: 'Group', children: [child, { ...child, target: 'self' }] },
    ]);
    expect(items.map(({ itemName }) => itemName)).toEqual(['Home']);
    expect(problems.map(({ path }) => path)).toEqual(['[1].link', '[2]', '[3].children[1].target']);
  });

  it('reports what is beyond the limits', () => {
    const many = Array.from({ length: 25 }, () => ({ itemName: 'Home', link: '/' }));
    expect(checkMenu(many)).toMatchObject({ problems: [{ path: '[24]', problem: 'Only 24 entries are shown.' }] });
    const group = [{ itemName: 'Group', children: Array.from({ length: 25 }, () => child) }];
    expect(checkMenu(group)).toMatchObject({ problems: [{ path: '[0].children[24]' }] });
  });

  it.each([[{}], ['text'], [null]])('rejects %j, which is not a list', (file) => {
    expect(checkMenu(file)).toMatchObject({ items: [], problems: [{ path: '', problem: 'The menu must be a list.' }] });
  });
});
