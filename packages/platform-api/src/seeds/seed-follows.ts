import { interestOf, TAGS_OF } from './interests.ts';
import { isJapaneseMember } from './members.ts';
import { type SeedContext, SPACE_COUNT, USER_COUNT } from './seed-context.ts';

const DAY = 86_400_000;
const FAVOURITES_EACH = 6;

/**
 * Friends follow each other in clusters of the same interest and language. Besides them most members follow the few popular
 * ones: low ids.
 */
export async function seedFollows({ database, random, now }: SeedContext): Promise<void> {
  const follows = new Map<string, { follower_id: number; followed_id: number; created_at: Date }>();
  const follow = (follower_id: number, followed_id: number) => {
    if (follower_id === followed_id) return;
    const created_at = new Date(now.getTime() - random.next() ** 2 * 90 * DAY - 120_000);
    follows.set(`${follower_id} ${followed_id}`, { follower_id, followed_id, created_at });
  };
  for (let person = 1; person <= USER_COUNT; person += 1) {
    for (const friend of friendsOf(person)) if (random.next() < 0.45) follow(person, friend);
    const others = random.whole(2, 9);
    for (let tie = 0; tie < others; tie += 1) follow(person, 1 + Math.floor(random.next() ** 3 * USER_COUNT));
  }
  await database
    .insertInto('follows')
    .values([...follows.values()])
    .execute();
}

/** Members of the same interest and language. */
function friendsOf(person: number): number[] {
  const everyone = Array.from({ length: USER_COUNT }, (_, index) => index + 1);
  return everyone.filter(
    (other) =>
      other !== person &&
      interestOf(other) === interestOf(person) &&
      isJapaneseMember(other) === isJapaneseMember(person),
  );
}

/** Spaces that fit a member's interest are saved more often than others. */
export async function seedFavourites({ database, random, now }: SeedContext): Promise<void> {
  const spaces = await database
    .selectFrom('spaces')
    .select(['id', 'tags'])
    .where('id', '<=', SPACE_COUNT)
    .orderBy('id')
    .execute();
  const favourites = new Map<string, { user_id: number; space_id: number; created_at: Date }>();
  for (let person = 1; person <= USER_COUNT; person += 1) {
    const tags: readonly string[] = TAGS_OF[interestOf(person)];
    const fitting = spaces.filter((space) => space.tags.some((tag) => tags.includes(tag)));
    for (let tie = 0; tie < FAVOURITES_EACH; tie += 1) {
      const from = tie % 2 && fitting.length ? fitting : spaces;
      const space = from[Math.floor(random.next() ** 2 * from.length)];
      const created_at = new Date(now.getTime() - random.next() ** 2 * 60 * DAY - 60_000);
      if (space) favourites.set(`${person} ${space.id}`, { user_id: person, space_id: space.id, created_at });
    }
  }
  await database
    .insertInto('favourites')
    .values([...favourites.values()])
    .execute();
}
