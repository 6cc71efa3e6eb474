import { MAX_MENU_CHILDREN, MAX_MENU_ENTRIES, type MenuItem, menuItem } from '@xana/contracts/http/menu/menu-item';

export const MAX_MENU_LENGTH = 65_536;

interface MenuProblem {
  /** Where in the file: `[2].children[0].link`. Empty for the whole file. */
  path: string;
  problem: string;
}

interface CheckedMenu {
  /** What the header shows of it. */
  items: readonly MenuItem[];
  /** What it leaves out. */
  problems: readonly MenuProblem[];
}

/** Reads a menu entry by entry, so that a mistake in one does not remove the others. */
export function checkMenu(list: unknown): CheckedMenu {
  if (!Array.isArray(list)) return { items: [], problems: [{ path: '', problem: 'The menu must be a list.' }] };
  const entries: unknown[] = list;
  const problems: MenuProblem[] = [];
  const items = entries.slice(0, MAX_MENU_ENTRIES).flatMap((entry, index) => {
    const { success, data, error } = menuItem.safeParse(entry);
    if (success && (data.link || data.children?.length)) return [limitChildren(data, index, problems)];
    const found = error?.issues.map(({ path, message }) => ({ path: pathOf([index, ...path]), problem: message }));
    problems.push(...(found ?? [{ path: pathOf([index]), problem: 'It has neither a link nor children.' }]));
    return [];
  });
  if (entries.length > MAX_MENU_ENTRIES)
    problems.push(tooMany(pathOf([MAX_MENU_ENTRIES]), 'entries', MAX_MENU_ENTRIES));
  if (items.length === 0) problems.push({ path: '', problem: 'The menu must have at least one valid entry.' });
  return { items, problems };
}

function limitChildren(item: MenuItem, index: number, problems: MenuProblem[]): MenuItem {
  if (!item.children || item.children.length <= MAX_MENU_CHILDREN) return item;
  problems.push(tooMany(pathOf([index, 'children', MAX_MENU_CHILDREN]), 'children', MAX_MENU_CHILDREN));
  return { ...item, children: item.children.slice(0, MAX_MENU_CHILDREN) };
}

const tooMany = (path: string, what: string, limit: number): MenuProblem => ({
  path,
  problem: `Only ${limit} ${what} are shown.`,
});

const pathOf = (keys: readonly PropertyKey[]): string =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
