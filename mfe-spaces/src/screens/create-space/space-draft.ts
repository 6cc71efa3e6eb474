import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { isTag, type Tag } from '@xana/contracts/tags';
import { SPACE_LIMITS } from '@xana/validation';

/** What somebody has written about a space that they are making. */
export interface WrittenDraft {
  name: string;
  description: string;
  youtubeUrl: string;
  tags: Tag[];
}

const EMPTY: WrittenDraft = { name: '', description: '', youtubeUrl: '', tags: [] };
const { key } = STORAGE_KEYS.spaceDraft;

/** What was written last, also before a reload. Storage that is forbidden or holds nonsense has no draft. */
export function readDraft(): WrittenDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown> | null;
    const text = (name: keyof typeof SPACE_LIMITS) => {
      const value = kept?.[name];
      return typeof value === 'string' ? value.slice(0, SPACE_LIMITS[name]) : '';
    };
    const tags = Array.isArray(kept?.tags) ? kept.tags.filter((tag) => typeof tag === 'string' && isTag(tag)) : [];
    return { name: text('name'), description: text('description'), youtubeUrl: text('youtubeUrl'), tags };
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
