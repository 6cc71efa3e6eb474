import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { isTag, type Tag } from '@xana/contracts/tags';

/** The content of the form for a new space. */
export interface WrittenDraft {
  name: string;
  description: string;
  youtubeUrl: string;
  /** The address of the uploaded picture; empty before the upload. */
  image: string;
  worldId: number | null;
  tags: Tag[];
}

const EMPTY: WrittenDraft = { name: '', description: '', youtubeUrl: '', image: '', worldId: null, tags: [] };
const { key } = STORAGE_KEYS.spaceDraft;

/** The stored draft; empty if the storage is blocked or its value is invalid. */
export function readDraft(): WrittenDraft {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown> | null;
    const text = (name: 'name' | 'description' | 'youtubeUrl') => {
      const value = stored?.[name];
      return typeof value === 'string' ? value : '';
    };
    const tags = Array.isArray(stored?.tags) ? stored.tags.filter((tag) => typeof tag === 'string' && isTag(tag)) : [];
    return {
      name: text('name'),
      description: text('description'),
      youtubeUrl: text('youtubeUrl'),
      image: typeof stored?.image === 'string' && /^https?:/.test(stored.image) ? stored.image : '',
      worldId: Number.isSafeInteger(stored?.worldId) ? (stored?.worldId as number) : null,
      tags,
    };
  } catch {
    return EMPTY;
  }
}

export function storeDraft(draft: WrittenDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The dialog still holds the draft while it is open.
  }
}

/** Called after the space is created, so that the next form starts empty. */
export function deleteDraft(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}
