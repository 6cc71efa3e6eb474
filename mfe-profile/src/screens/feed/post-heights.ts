import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';

/** Heights of posts by id. They hold for one width of the list, because text wraps differently in another. */
export interface PostHeights {
  width: number;
  heights: Readonly<Record<string, number>>;
}

/** The heights that the last list of this tab had; null when they are for another width or cannot be read. */
export function readPostHeights(width: number): PostHeights | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(TAB_STORAGE_KEYS.postHeights) ?? 'null') as PostHeights | null;
    return stored?.width === width ? stored : null;
  } catch {
    return null;
  }
}

export function storePostHeights(measured: PostHeights): void {
  try {
    sessionStorage.setItem(TAB_STORAGE_KEYS.postHeights, JSON.stringify(measured));
  } catch {
    // Without them the position after Back is an estimate.
  }
}
