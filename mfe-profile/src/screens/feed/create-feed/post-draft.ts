import { postAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { MAX_POST_PICTURES } from '@xana/contracts/post-limits';
import * as z from '@xana/contracts/schema';
import { createStored, validRows } from '@xana/remote-kit/stored';

const picture = z.object({ url: z.string().check(z.regex(/^https?:/)), alt: z.string() });
const postDraft = z.object({
  text: z.string(),
  pictures: z.array(picture).check(z.maxLength(MAX_POST_PICTURES)),
  attachment: z.nullable(postAttachment),
});
const unsentPost = z.extend(postDraft, { clientId: z.string() });
const storedPosts = z.object({ userId: z.number(), draft: postDraft, unsent: validRows(unsentPost) });

/** What a member has written. The pictures are uploaded. */
export type PostDraft = z.output<typeof postDraft>;
/** A post that the server has not confirmed. A retry with the same key stores it once. */
export type UnsentPost = z.output<typeof unsentPost>;
type StoredPosts = z.output<typeof storedPosts>;

export const EMPTY_DRAFT: PostDraft = { text: '', pictures: [], attachment: null };
const stored = createStored('postDraft', { schema: z.nullable(storedPosts), empty: null });

/** The stored posts of a member; empty when they belong to another member, or storage is blocked or invalid. */
export function readPosts(userId: number): StoredPosts {
  const posts = stored.read();
  return posts?.userId === userId ? posts : { userId, draft: EMPTY_DRAFT, unsent: [] };
}

/** Changes the stored posts of a member. */
export function storePosts(userId: number, change: Partial<StoredPosts>): void {
  stored.write({ ...readPosts(userId), ...change });
}
