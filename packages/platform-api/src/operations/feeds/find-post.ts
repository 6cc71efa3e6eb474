import type { Post } from '@xana/contracts/http/feeds/post';
import { selectPosts, toPost } from '../../database/posts.ts';
import type { QueryContext } from '../../platform.ts';

/** One post, if this caller may see it. */
export async function findPost(
  { database, config }: QueryContext,
  callerId: number | null,
  id: number,
): Promise<Post | null> {
  const row = await selectPosts(database, callerId).where('posts.id', '=', id).executeTakeFirst();
  return row ? toPost(config, row) : null;
}
