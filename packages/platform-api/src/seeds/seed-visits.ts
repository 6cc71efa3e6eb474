import { GAME_COUNT, LOBBY_ID, type SeedContext, SPACE_COUNT } from './seed-context.ts';

const DAYS_OF_VISITS = 30;
const DAY = 86_400_000;
/** From Sunday to Saturday. */
const WEEKDAY_SHARES = [1.32, 0.8, 0.78, 0.84, 0.92, 1.12, 1.42];

/** Visits per day: each space has its own size and growth, so that hot spaces differ from the most visited ones. */
export async function seedVisits({ database, random, now }: SeedContext): Promise<void> {
  const visits = [];
  for (let space = 1; space <= SPACE_COUNT + GAME_COUNT; space += 1) {
    const size = space === LOBBY_ID ? 400 : random.next() ** 3 * 320;
    const growthPerDay = random.between(-0.06, 0.07);
    for (let age = 0; age < DAYS_OF_VISITS; age += 1) {
      const date = new Date(now.getTime() - age * DAY);
      const share = age === 0 ? dayShare(now) : 1;
      const weekday = WEEKDAY_SHARES[date.getUTCDay()] ?? 1;
      const count = Math.round(size * Math.exp(-growthPerDay * age) * weekday * share * random.between(0.85, 1.15));
      if (count > 0) visits.push({ space_id: space, day: date.toISOString().slice(0, 10), visits: count });
    }
  }
  await database.insertInto('visits').values(visits).execute();
}

/** How much of the day is over. */
const dayShare = (now: Date) => Math.max(0.1, (now.getTime() % DAY) / DAY);
