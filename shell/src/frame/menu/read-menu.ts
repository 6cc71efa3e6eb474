import { type MenuItem, menuItem } from '@xana/contracts/http/menu/menu-item';
import { fetchText } from '../remote-text/fetch-text.ts';

const MAX_FILE_LENGTH = 65_536;
const MAX_ITEMS = 24;
const MAX_CHILDREN = 24;

/**
 * Fetches the menu past every cache. An entry that is not what the contract says (a script for a link, a label of a
 * thousand letters) is left out with a word in the console; the others stand.
 *
 * @throws when there is no list, or nothing in it can be shown
 */
export async function readMenu(apiOrigin: string, signal: AbortSignal): Promise<readonly MenuItem[]> {
  const text = await fetchText(`${apiOrigin}/static/menu.json?t=${Date.now()}`, { limit: MAX_FILE_LENGTH, signal });
  return parseMenu(JSON.parse(text));
}

export function parseMenu(list: unknown): readonly MenuItem[] {
  if (!Array.isArray(list)) throw new Error('The menu is not a list.');
  const items = list.slice(0, MAX_ITEMS).flatMap((entry: unknown) => {
    const { success, data, error } = menuItem.safeParse(entry);
    if (success && (data.link || data.children?.length)) return [withFewChildren(data)];
    console.warn('[menu] An entry was left out:', error ?? 'it leads nowhere');
    return [];
  });
  if (items.length === 0) throw new Error('The menu has no entry that can be shown.');
  return items;
}

function withFewChildren(item: MenuItem): MenuItem {
  return item.children ? { ...item, children: item.children.slice(0, MAX_CHILDREN) } : item;
}
