import type { MenuItem } from '@xana/contracts/http/menu/menu-item';
import { fetchText } from '../remote-text/fetch-text.ts';
import { checkMenu, MAX_MENU_LENGTH } from './check-menu.ts';

/**
 * Fetches the menu and bypasses every cache. An entry that does not match the contract (a `javascript:` link, an overlong
 * label) is skipped with a warning in the console.
 *
 * @throws when the response is not a list, or no entry of it is valid
 */
export async function readMenu(apiOrigin: string, signal: AbortSignal): Promise<readonly MenuItem[]> {
  const text = await fetchText(`${apiOrigin}/static/menu.json?t=${Date.now()}`, { maxLength: MAX_MENU_LENGTH, signal });
  return parseMenu(JSON.parse(text));
}

export function parseMenu(list: unknown): readonly MenuItem[] {
  const { items, problems } = checkMenu(list);
  if (items.length === 0) throw new Error(problems.at(-1)?.problem);
  for (const { path, problem } of problems) console.warn(`[menu] ${path} was left out: ${problem}`);
  return items;
}
