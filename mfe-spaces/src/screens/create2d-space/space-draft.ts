import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { isTag, type Tag } from '@xana/contracts/tags';

/** What somebody has written about a space that they are making. */
export interface WrittenDraft {
  name: string;
  description: string;
  youtubeUrl: string;
  /** Where the picture is that was sent; empty before. */
  image: string;
  worldId: number | null;
  tags: Tag[];
}

const EMPTY: WrittenDraft = { name: '', description: '', youtubeUrl: '', image: '', worldId: null, tags: [] };
const { key } = STORAGE_KEYS.spaceDraft;

/** What was written last, also before a reload. Storage that is forbidden or holds nonsense has no draft. */
export function readDraft(): WrittenDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown> | null;
    const text = (name: 'name' | 'description' | 'youtubeUrl') => {
      const value = kept?.[name];
      return typeof value === 'string' ? value : '';
    };
    const tags = Array.isArray(kept?.tags) ? kept.tags.filter((tag) => typeof tag === 'string' && isTag(tag)) : [];
    return {
      name: text('name'),
      description: text('description'),
      youtubeUrl: text('youtubeUrl'),
      image: typeof kept?.image === 'string' && /^https?:/.test(kept.image) ? kept.image : '',
      worldId: Number.isSafeInteger(kept?.worldId) ? (kept?.worldId as number) : null,
      tags,
    };
  } catch {
    return EMPTY;
  }
}

export function keepDraft(draft: WrittenDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // It is kept while the dialog is open.
  }
}

/** The space is there: the next one begins empty. */
export function dropDraft(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}
