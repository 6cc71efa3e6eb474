import type { Random } from '../media/scenes/random.ts';
import { pictureKey } from '../media/scenes/words-of-names.ts';
import type { SeedContext } from './seed-context.ts';

const COLLECTIONS = [
  ['Genesis Land', '最初の土地。すべてはここから始まりました。'],
  ['Moonlit Masks', 'Masks that were worn at the first night parade.'],
  ['桜の衣', 'A wardrobe of petals, one for each spring.'],
  ['Neon Companions', 'Small friends that glow when you walk.'],
  ['東京の窓', 'Windows of a city that never quite sleeps.'],
  ['Paper Fleet', 'Ships folded from letters that were never sent.'],
  ['星の楽器', 'Instruments that only play after sunset.'],
  ['Garden Keys', 'Each opens one gate, somewhere.'],
] as const;
const DAY = 86_400_000;
const TOKENS_EACH = 9;
/** The first users of the demo data hold the tokens. */
const HOLDERS = 24;
/** Ethereum, Polygon, BSC, and the product's own chain. */
const NETWORKS = [1, 2, 3, 8888];

/** When the sales of the first collections start, in days from now: one has ended, one runs, two are upcoming. */
const LAUNCHES = [-30, -2, 3, 9] as const;
const LAUNCH_DAYS = 7;
/** After that a sale takes place again in a demo that is moved on: one runs and one is upcoming at any time. */
export const LAUNCH_CYCLE_DAYS = 14;

/** Collections of the marketplace and their tokens. */
export async function seedMarket({ database, random, now }: SeedContext): Promise<void> {
  const collections = COLLECTIONS.map(([name, description], index) => ({
    id: index + 1,
    name,
    description,
    picture: pictureKey('collection', `c${index + 1}`, name),
    contract_address: makeAddress(random),
    network_id: NETWORKS[index % NETWORKS.length] ?? 8888,
  }));
  await database.insertInto('collections').values(collections).execute();
  const tokens = collections.flatMap(({ id, name, description }) =>
    Array.from({ length: TOKENS_EACH }, (_, index) => ({
      collection_id: id,
      name: `${name} #${index + 1}`,
      description,
      picture: pictureKey('nft', `n${id}-${index + 1}`, name),
      token_id: String(index + 1),
      owner_id: 1 + ((id * TOKENS_EACH + index) % HOLDERS),
    })),
  );
  await database.insertInto('nfts').values(tokens).execute();
  const launches = LAUNCHES.map((days, index) => ({
    collection_id: index + 1,
    starts_at: new Date(now.getTime() + days * DAY),
    ends_at: new Date(now.getTime() + (days + LAUNCH_DAYS) * DAY),
  }));
  await database.insertInto('launches').values(launches).execute();
}

const makeAddress = (random: Random) =>
  `0x${Array.from({ length: 40 }, () => random.whole(0, 15).toString(16)).join('')}`;
