import { hashtagsOf } from '@xana/validation';
import { pictureKey } from '../media/scenes/words-of-names.ts';
import { cardPosts, type PlannedPost, plainPosts } from './planned-posts.ts';
import type { SeedContext } from './seed-context.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The newest post is that old when the database is seeded. */
export const NEWEST_POST_AGE_MS = 2 * MINUTE;
const PICTURE_SHARE = 0.7;
/** The idempotency keys of seeded posts and comments start with these, so that a later start finds them. */
export const SEEDED_POST = 'seed-post-';
export const SEEDED_COMMENT = 'seed-comment-';

/** Posts with the comments that answer them. The ages grow from two minutes to a month; more of them are recent. */
export async function seedPosts(seeding: SeedContext): Promise<void> {
  const { database, random, now } = seeding;
  const planned = shuffled(seeding, [...plainPosts(random), ...(await cardPosts(seeding))]);
  const rows = planned.map((post, index) => {
    const id = index + 1;
    // The last has the highest id and is the newest.
    const age = NEWEST_POST_AGE_MS + ((planned.length - id) / planned.length) ** 2.2 * 30 * DAY;
    return { ...post, id, createdAt: new Date(now.getTime() - age) };
  });
  await database
    .insertInto('posts')
    .values(
      rows.map(({ id, authorId, text, scene, attachment, createdAt }) => ({
        id,
        user_id: authorId,
        text,
        picture:
          scene && random.next() < PICTURE_SHARE ? pictureKey('post', `t${id}`, `${scene} ${moodOf(text)}`) : null,
        attachment_kind: attachment?.kind ?? null,
        attachment_id: attachment?.id ?? null,
        tags: hashtagsOf(text),
        like_count: Math.floor(random.next() ** 3 * 240 * Math.min(1, (now.getTime() - createdAt.getTime()) / DAY)),
        created_at: createdAt,
        client_id: `${SEEDED_POST}${id}`,
      })),
    )
    .execute();
  const comments = rows.flatMap(({ id, comments: answers, createdAt }) => {
    const left = now.getTime() - createdAt.getTime();
    return answers.map(({ authorId, text }, index) => ({
      post_id: id,
      user_id: authorId,
      text,
      parent_id: null,
      client_id: `${SEEDED_COMMENT}${id}-${index}`,
      deleted_by: null,
      // The first answers come after minutes, others after hours, and none later than now.
      created_at: new Date(createdAt.getTime() + Math.min(left * 0.9, (index * 47 + random.between(1, 40)) * MINUTE)),
    }));
  });
  await database.insertInto('post_comments').values(comments).execute();
}

/** The time of day and the weather that a text names, as the term of a mood. */
function moodOf(text: string): string {
  const found = MOODS_OF_TEXTS.find(([pattern]) => pattern.test(text));
  return found?.[1] ?? '';
}
const MOODS_OF_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/storm|嵐/i, 'electric'],
  [/meteor|stars|流れ星|星/i, 'starfall'],
  [/\bfog\b|霧/i, 'mirror'],
  [/\brain|umbrella|雨|傘/i, 'cyber'],
  [/sunset|夕/i, 'dusk'],
  [/morning|dawn|sunrise|朝/i, 'dawn'],
  [/lantern|提灯|灯籠|market|夜市/i, 'festive'],
  [/night|3 a\.m|until two|awake|夜/i, 'midnight'],
  [/underwater|海の底/i, 'deep'],
  [/moss|garden|庭|苔/i, 'emerald'],
];

function shuffled({ random }: SeedContext, posts: readonly PlannedPost[]): PlannedPost[] {
  const keyed = posts.map((post) => ({ post, key: random.next() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ post }) => post);
}
