import type { PostAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { MAX_POST_PICTURES } from '@xana/contracts/post-limits';
import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import type { DraftPicture } from '../../../shared/writing/post-pictures-of.ts';

/** What a member has written. The pictures are uploaded. */
export interface PostDraft {
  text: string;
  pictures: DraftPicture[];
  attachment: PostAttachment | null;
}

/** A post that the server has not confirmed. A retry with the same key stores it once. */
export interface UnsentPost extends PostDraft {
  clientId: string;
}

interface StoredPosts {
  draft: PostDraft;
  unsent: UnsentPost[];
}

const { key } = STORAGE_KEYS.postDraft;
export const EMPTY_DRAFT: PostDraft = { text: '', pictures: [], attachment: null };

/** The stored posts of a member; empty when they belong to another member, or storage is blocked or invalid. */
export function readPosts(userId: number): StoredPosts {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    if (stored.userId !== userId) return { draft: EMPTY_DRAFT, unsent: [] };
    const unsent = Array.isArray(stored.unsent) ? stored.unsent : [];
    return {
      draft: readDraft(stored.draft),
      unsent: unsent
        .filter((post) => typeof post?.clientId === 'string')
        .map((post) => ({ ...readDraft(post), clientId: post.clientId })),
    };
  } catch {
    return { draft: EMPTY_DRAFT, unsent: [] };
  }
}

function readDraft(stored: unknown): PostDraft {
  const { text, pictures, attachment } = (stored ?? {}) as Record<string, unknown>;
  return {
    text: typeof text === 'string' ? text : '',
    pictures: Array.isArray(pictures) ? pictures.filter(isPicture).slice(0, MAX_POST_PICTURES) : [],
    attachment: isAttachment(attachment) ? attachment : null,
  };
}

const isPicture = (value: unknown): value is DraftPicture => {
  const { url, alt } = (value ?? {}) as Record<string, unknown>;
  return typeof url === 'string' && /^https?:/.test(url) && typeof alt === 'string';
};

const isAttachment = (value: unknown): value is PostAttachment => {
  const { kind, id, title, picture } = (value ?? {}) as Record<string, unknown>;
  const isPictureShown = picture === null || (typeof picture === 'string' && /^https?:/.test(picture));
  const isKnown = (kind === 'space' || kind === 'event') && Number.isSafeInteger(id);
  return isKnown && (title === null || typeof title === 'string') && isPictureShown;
};

/** Changes the stored posts of a member. */
export function storePosts(userId: number, change: Partial<StoredPosts>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ userId, ...readPosts(userId), ...change }));
  } catch {
    // The page still holds what was written.
  }
}
