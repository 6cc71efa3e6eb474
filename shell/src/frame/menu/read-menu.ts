import { type MenuItem, menuItem } from '@xana/contracts/http/menu/menu-item';
import { fetchText } from '../remote-text/fetch-text.ts';

const MAX_FILE_LENGTH = 65_536;
const MAX_ITEMS = 24;
const MAX_CHILDREN = 24;

/**
 * Fetches the menu and bypasses every cache. An entry that does not match the contract (a `javascript:` link, an overlong
 * label) is skipped with a warning in the console.
 *
 * @throws when the response is not a list, or no entry of it is valid
 */
export async function readMenu(apiOrigin: string, signal: AbortSignal): Promise<readonly MenuItem[]> {
  const text = await fetchText(`${apiOrigin}/static/menu.json?t=${Date.now()}`, { maxLength: MAX_FILE_LENGTH, signal });
  return parseMenu(JSON.parse(text));
}

export function parseMenu(list: unknown): readonly MenuItem[] {
  if (!Array.isArray(list)) throw new Error('The menu must be a list.');
  const items = list.slice(0, MAX_ITEMS).flatMap((entry: unknown) => {
    const { success, data, error } = menuItem.safeParse(entry);
    if (success && (data.link || data.children?.length)) return [limitChildren(data)];
    console.warn('[menu] Skipped an invalid entry:', error ?? 'it has neither a link nor children');
    return [];
  });
  if (items.length === 0) throw new Error('The menu must have at least one valid entry.');
  return items;
}

function limitChildren(item: MenuItem): MenuItem {
  return item.children ? { ...item, children: item.children.slice(0, MAX_CHILDREN) } : item;
}
