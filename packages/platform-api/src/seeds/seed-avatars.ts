import { type SeedContext, USER_COUNT } from './seed-context.ts';

const AVATAR_COUNT = 120;
const DAY = 86_400_000;
const STYLES = ['Nova', 'Kaze', 'Orchid', 'Vega', 'Ember', 'Yuki', 'Sol', 'Mirage', 'Koi', 'Aster'];

export async function seedAvatars({ database, random, now }: SeedContext): Promise<void> {
  const avatars = Array.from({ length: AVATAR_COUNT }, (_, index) => ({
    id: index + 1,
    name: `${random.pick(STYLES)} ${String(index + 1).padStart(3, '0')}`,
    picture: `avatar/a${index + 1}`,
    user_id: random.whole(1, USER_COUNT),
    created_at: new Date(now.getTime() - random.between(0, 60) * DAY),
  }));
  await database.insertInto('avatars').values(avatars).execute();
}
