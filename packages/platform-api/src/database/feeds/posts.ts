import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { plannedEachTime } from '../connection/prepared-statements.ts';
import { isTagged, tagKeysOf } from '../search/tag-search.ts';
import { unblocked } from '../social/blocks.ts';
import { unmuted } from '../social/mutes.ts';
import { unreportedPost } from '../social/reports.ts';
import { existsColumn } from '../statements/exists-column.ts';
import { insertNew } from '../statements/insert-new.ts';
import { inOrderOf, newestBy, type Page, pageOfIds } from '../statements/key-pages.ts';
import { roundUpLimit } from '../statements/plan-once.ts';
import type { Tables } from '../tables.ts';
import { isActive } from '../users/active-users.ts';
import { USER_COLUMNS } from '../users/user-summary.ts';
import { mentionsJson } from './mentions.ts';
import { attachedJson } from './post-attachments.ts';

export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number];

/** The posts that a caller may see, with their author; without those that were deleted or hidden by operators. */
const selectPosts = (database: Database, callerId: number | null) =>
  selectStoredPosts(database, callerId).where('posts.deleted_at', 'is', null);

function selectStoredPosts(database: Database, callerId: number | null) {
  return database
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select([
      'posts.id',
      'text',
      'picture',
      'like_count',
      'comment_count',
      'posts.created_at',
      'posts.updated_at',
      ...USER_COLUMNS,
    ])
    .select(['posts.attachment_kind', 'posts.attachment_id', attachedJson.as('attached')])
    .select([
      existsColumn(sql`post_likes where post_id = posts.id and post_likes.user_id = ${callerId ?? 0}`).as('is_like'),
      sql<
        PostPictureRow[] | null
      >`(select json_agg(json_build_object('picture', shown.picture, 'alt', alt) order by position)
        from post_pictures shown where post_id = posts.id)`.as('pictures'),
      mentionsJson(callerId, sql`mentions.post_id = posts.id and mentions.comment_id is null`).as('mentions'),
      sql<boolean>`posts.hidden_at is not null`.as('is_hidden'),
    ])
    .where('users.is_inactive', '=', false)
    .where(unblocked(callerId, sql`posts.user_id`));
}

/** A post that the caller may see. */
export function findPost(database: Database, callerId: number | null, id: number): Promise<PostRow | undefined> {
  return selectPosts(database, callerId).where('posts.id', '=', id).executeTakeFirst();
}

/** A post of the caller that an operator hid. */
export function findOwnHiddenPost(database: Database, callerId: number, id: number): Promise<PostRow | undefined> {
  return selectStoredPosts(database, callerId)
    .where('posts.id', '=', id)
    .where('posts.user_id', '=', callerId)
    .where('posts.hidden_at', 'is not', null)
    .executeTakeFirst();
}

export interface PostPictureRow {
  picture: string;
  alt: string;
}

/**
 * Stores a post with its pictures. Run it in a transaction.
 *
 * @returns the new id; undefined when the author has used the `client_id` before
 */
export async function insertPost(
  transaction: Database,
  post: Insertable<Tables['posts']>,
  pictures: readonly PostPictureRow[],
): Promise<number | undefined> {
  const inserted = await transaction
    .insertInto('posts')
    .values({ ...post, tags: tagKeysOf(post.text), picture: pictures[0]?.picture ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await insertPictures(transaction, inserted.id, pictures);
  return inserted?.id;
}

async function insertPictures(transaction: Database, postId: number, pictures: readonly PostPictureRow[]) {
  if (pictures.length === 0) return;
  const rows = pictures.map((each, index) => ({ ...each, post_id: postId, position: index + 1 }));
  await transaction.insertInto('post_pictures').values(rows).execute();
}

/** The id of the post that an author stored with an idempotency key. */
export async function findPostOfClientId(
  database: Database,
  userId: number,
  clientId: string,
): Promise<number | undefined> {
  const found = await database
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return found?.id;
}

export interface PostKey {
  id: number;
  authorId: number;
}

export interface PostChange {
  text: string;
  pictures?: readonly PostPictureRow[] | undefined;
  attachment?: Pick<PostRow, 'attachment_kind' | 'attachment_id'> | undefined;
}

/**
 * Changes the text of a post, and its pictures and attachment when they are given. Run it in a transaction.
 *
 * @returns false when the author has no such post
 */
export async function updatePost(
  transaction: Database,
  { id, authorId }: PostKey,
  { text, pictures, attachment }: PostChange,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('posts')
    .set({
      text,
      tags: tagKeysOf(text),
      updated_at: new Date(),
      ...attachment,
      ...(pictures ? { picture: pictures[0]?.picture ?? null } : {}),
    })
    .where('id', '=', id)
    .where('user_id', '=', authorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n && pictures) {
    await transaction.deleteFrom('post_pictures').where('post_id', '=', id).execute();
    await insertPictures(transaction, id, pictures);
  }
  return numUpdatedRows > 0n;
}

/**
 * Adds or removes a user's like and updates the post's like count, which stays the same when nothing changes.
 *
 * Run it in a transaction.
 *
 * @returns the new `like_count`; undefined when the post was deleted
 */
export async function updatePostLike(
  transaction: Database,
  { postId, userId, isLike }: { postId: number; userId: number; isLike: boolean },
): Promise<number | undefined> {
  const like = { post_id: postId, user_id: userId };
  const change = isLike ? await insertLike(transaction, like) : -(await deleteLike(transaction, like));
  const post = await transaction
    .updateTable('posts')
    .set({ like_count: sql`like_count + ${change}` })
    .where('id', '=', postId)
    .returning('like_count')
    .executeTakeFirst();
  return post?.like_count;
}

type Like = Insertable<Tables['post_likes']>;

const insertLike = async (transaction: Database, like: Like): Promise<number> =>
  Number(await insertNew(transaction, 'post_likes', like));

async function deleteLike(transaction: Database, { post_id, user_id }: Like): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('post_likes')
    .where('post_id', '=', post_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

interface PostFilter {
  authorId?: number | undefined;
  followedBy?: number | undefined;
  /** The key of a hashtag or its label. */
  tag?: string | undefined;
}

/** One page of the posts that a caller may see, the newest first, and how many there are in total. */
export async function selectPostPage(
  database: Database,
  callerId: number | null,
  page: Page,
  { authorId, followedBy, tag }: PostFilter,
): Promise<{ count: number; rows: PostRow[] }> {
  const conditions = [
    isActive(sql`posts.user_id`),
    unblocked(callerId, sql`posts.user_id`),
    // A list of one author is opened on purpose: it shows the posts of a muted author, and those that the caller reported, too.
    ...(authorId
      ? [sql`posts.user_id = ${authorId}`]
      : [unmuted(callerId, sql`posts.user_id`), unreportedPost(callerId)]),
    ...(tag === undefined ? [] : [isTagged(sql`posts.tags`, tag)]),
  ];
  const all = sql`from posts where posts.deleted_at is null`;
  const { from, counted, otherwise } =
    followedBy === undefined ? { from: all, counted: all } : postsOfFollowed(database, followedBy, page);
  const matching = (posts: RawBuilder<unknown>) => sql`${posts} and ${sql.join(conditions, sql` and `)}`;
  const { count, ids } = await pageOfIds(
    database,
    {
      from: matching(from),
      counted: matching(counted),
      otherwise: otherwise && (async () => matching(await otherwise())),
      ...newestBy(sql`posts.id`, sql`posts.created_at`),
    },
    page,
  );
  if (ids.length === 0) return { count, rows: [] };
  return { count, rows: inOrderOf(ids, await selectPosts(database, callerId).where('posts.id', 'in', ids).execute()) };
}

/** Up to this many followed users, the newest posts of each are merged; above it, all posts are filtered by author. */
const MAX_MERGED_AUTHORS = 2_000;
/** Up to this many, merging is always faster than to look at what was written last. */
const FEW_AUTHORS = 100;
/** Of the newest posts of all, so many are filtered for each post that is wanted. */
const FILTERED_PER_POST = 20;
const MAX_FILTERED = 1_000;

interface Source {
  from: RawBuilder<unknown>;
  counted: RawBuilder<unknown>;
  otherwise?: () => Promise<RawBuilder<unknown>>;
}

/**
 * Posts of the users whom a user follows. The planner cannot know how many they are and how much they post. When they are many, their
 * posts are among the newest of all, which are tried first. The other two ways have bounded work as well: a limit of posts per author, or
 * an expected distance between posts of so many authors.
 */
function postsOfFollowed(database: Database, userId: number, { pageNumber, pageSize }: Page): Source {
  const follows = sql`follows where follower_id = ${userId}`;
  const isByFollowed = existsColumn(sql`${follows} and followed_id = posts.user_id`);
  const followings = sql`(select followings from user_counts where user_id = ${userId})`;
  const wanted = roundUpLimit(pageNumber * pageSize);
  // Fewer than are wanted cannot fill the page.
  const newest = wanted > MAX_FILTERED ? 0 : Math.min(wanted * FILTERED_PER_POST, MAX_FILTERED);
  return {
    from: sql`from (select id, user_id, tags, created_at from posts where deleted_at is null and ${followings} > ${FEW_AUTHORS}
        order by created_at desc, id limit ${sql.lit(newest)}) posts where ${isByFollowed}`,
    counted: sql`from posts where ${plannedEachTime} posts.deleted_at is null and posts.user_id in (select followed_id from ${follows})`,
    async otherwise() {
      const { rows } = await sql<{ many: boolean }>`select ${followings} > ${MAX_MERGED_AUTHORS} many`.execute(
        database,
      );
      if (rows[0]?.many) return sql`from posts where posts.deleted_at is null and ${isByFollowed}`;
      return sql`from (select followed_id from ${follows}) followed cross join lateral (
        select id, user_id, tags, created_at from posts where user_id = followed.followed_id and deleted_at is null
        order by created_at desc, id limit ${sql.lit(wanted)}
      ) posts where true`;
    },
  };
}
