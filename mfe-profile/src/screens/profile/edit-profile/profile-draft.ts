import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { isTag } from '@xana/contracts/tags';
import { PICTURE_FIELDS, type ProfileFields, TEXT_FIELDS } from './profile-fields.ts';

/** An edit of a profile in this tab. */
export interface ProfileEdit {
  /** The version of the profile that `base` is. */
  version: number;
  base: ProfileFields;
  draft: ProfileFields;
}

const key = TAB_STORAGE_KEYS.profileDraft;

/** The stored edit of the member; null if there is none, or the storage is blocked. */
export function readEdit(userId: number): ProfileEdit | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<ProfileEdit> & { userId?: number };
    if (stored.userId !== userId || !Number.isSafeInteger(stored.version)) return null;
    const [base, draft] = [readFields(stored.base), readFields(stored.draft)];
    return base && draft ? { version: stored.version as number, base, draft } : null;
  } catch {
    return null;
  }
}

function readFields(stored: Partial<ProfileFields> | undefined): ProfileFields | null {
  const isComplete = [...TEXT_FIELDS, ...PICTURE_FIELDS].every((name) => typeof stored?.[name] === 'string');
  if (!isComplete || !Array.isArray(stored?.tags)) return null;
  return { ...(stored as ProfileFields), tags: stored.tags.filter(isTag) };
}

export function storeEdit(userId: number, edit: ProfileEdit): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...edit, userId }));
  } catch {
    // The form still holds the edit while it is open.
  }
}

export function deleteEdit(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no stored edit.
  }
}
