import sharp from 'sharp';
import { startTestServer } from '../../../test/test-server.ts';
import { picturesOfSeed, type SeededPictures } from '../../seeds/pictures-of-seed.ts';
import * as englishEvents from '../../seeds/words/events/english.ts';
import * as japaneseEvents from '../../seeds/words/events/japanese.ts';
import { OFFICIAL_WORDS } from '../../seeds/words/official.ts';
import * as english from '../../seeds/words/spaces/english.ts';
import * as japanese from '../../seeds/words/spaces/japanese.ts';
import { drawScene } from '../draw-scene.ts';
import { LANDMARKS } from './landmarks/index.ts';
import { MOODS } from './moods.ts';
import { GEAR } from './objects/gear.ts';
import { TREASURES } from './objects/treasures.ts';
import { at, picture } from './pen.ts';
import { POSES } from './people/poses.ts';
import { SYMBOLS } from './posters/symbols.ts';
import { randomFrom } from './random.ts';
import { wordsOfName } from './words-of-names.ts';

const MAX_BYTES = 40_000;
/** Of 768 bits: the brightness differences of 16 × 16 neighbours in each color. */
const MIN_DISTANCE = 12;

let seeded: SeededPictures;
beforeAll(async () => {
  const server = await startTestServer({ seed: 'demo' });
  seeded = await picturesOfSeed(server.database).finally(() => server.close());
}, 120_000);

const draw = (name: string): string => drawScene(name) ?? '';
const allNames = () => {
  const { spaces, events, ...others } = seeded;
  return [...[...spaces, ...events].map(({ picture }) => picture), ...Object.values(others).flat()];
};

/** A difference hash in three colors, which does not notice a change of size or of quality. */
async function hashOf(svg: string): Promise<Uint8Array> {
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: '#808080' })
    .resize(17, 16, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bits: number[] = [];
  for (let index = 0; index < data.length - 3; index += 1) {
    if (Math.floor(index / 3) % 17 < 16) bits.push((data[index + 3] ?? 0) > (data[index] ?? 0) ? 1 : 0);
  }
  return Uint8Array.from(bits);
}

const distance = (left: Uint8Array, right: Uint8Array): number =>
  left.reduce((sum, bit, index) => sum + (bit === right[index] ? 0 : 1), 0);

it.each([
  ['spaces', () => seeded.spaces.map(({ picture }) => picture)],
  ['events', () => seeded.events.map(({ picture }) => picture)],
  ['tokens and collections', () => [...seeded.nfts, ...seeded.collections]],
  ['avatars', () => seeded.avatars],
  ['people', () => seeded.people],
  ['banners', () => seeded.banners],
  ['posts', () => seeded.posts],
])(
  'draws no two of the seeded %s alike',
  async (_, names) => {
    const hashes = await Promise.all(names().map(async (name) => ({ name, hash: await hashOf(draw(name)) })));
    const alike = hashes.flatMap((one, index) =>
      hashes.slice(index + 1).flatMap((other) => {
        const bits = distance(one.hash, other.hash);
        return bits < MIN_DISTANCE ? [[one.name, other.name, bits]] : [];
      }),
    );
    expect(alike).toEqual([]);
  },
  120_000,
);

it.each(Object.entries({ ...GEAR, ...TREASURES }))(
  'draws a token of a %s in at least three ways',
  async (_, drawObject) => {
    const colors = { accent: '#f60', second: '#06c', glow: '#ff6', deep: '#124', pale: '#fff' };
    const ways: Uint8Array[] = [];
    for (let index = 0; index < 20; index += 1) {
      const object = drawObject(colors, randomFrom(`token ${index}`));
      const hash = await hashOf(picture(800, 800, at(400, 400, object)));
      if (ways.every((way) => distance(way, hash) >= MIN_DISTANCE)) ways.push(hash);
    }
    expect(ways.length).toBeGreaterThanOrEqual(3);
  },
);

it('draws avatars in more than twelve poses', () => {
  const poses = seeded.avatars.map((name) =>
    POSES.findIndex(({ left, right }) => draw(name).includes(left) && draw(name).includes(right)),
  );
  expect(new Set(poses).size).toBeGreaterThan(12);
  expect(poses).not.toContain(-1);
});

it('knows the landmark of every kind of space that the seed names', () => {
  const kinds = [
    ...[english.KINDS, english.GAMES, japanese.KINDS, japanese.GAMES].flatMap(Object.keys),
    ...OFFICIAL_WORDS.flatMap(({ name, name_ja }) => [name, name_ja]),
  ];
  const unknown = kinds.filter((name) => !wordsOfName(name).some((word) => Object.hasOwn(LANDMARKS, word)));
  expect(unknown).toEqual([]);
  expect(
    new Set(kinds.map((name) => wordsOfName(name).findLast((word) => Object.hasOwn(LANDMARKS, word)))).size,
  ).toBeGreaterThanOrEqual(40);
});

it('knows the mood of every first term of the names and the symbol of every event', () => {
  expect(
    [...english.PLACES, ...japanese.PLACES].filter(
      (name) => !wordsOfName(name).some((word) => Object.hasOwn(MOODS, word)),
    ),
  ).toEqual([]);
  expect(
    [...englishEvents.EVENTS, ...japaneseEvents.EVENTS].filter(
      ({ title, type }) => !wordsOfName(`${title} ${type}`).some((word) => Object.hasOwn(SYMBOLS, word)),
    ),
  ).toEqual([]);
});

it('keeps the landmark of a name in its key', () => {
  const landmarkOf = (text: string) => wordsOfName(text).findLast((word) => Object.hasOwn(LANDMARKS, word));
  for (const { name, picture } of seeded.spaces)
    expect([name, landmarkOf(picture.split('/')[1] ?? '')]).toEqual([name, landmarkOf(name)]);
});

it('draws the same picture for the same key, in at most 40 kB, from keys that the media host accepts', () => {
  for (const name of allNames()) {
    expect(name).toMatch(/^[a-z]+\/[a-z0-9-]{1,80}$/);
    expect(draw(name)).toBe(draw(name));
    expect([name, draw(name).length < MAX_BYTES && draw(name).length > 1000]).toEqual([name, true]);
  }
});

it.each([
  ['a name of every object', 'constructor'],
  ['a prototype', '__proto__'],
  ['several names of objects', 'tostring-hasownproperty'],
  ['markup', '<script>alert(1)</script>'],
  ['quotes', '"&<>'],
  ['a long text', 'museum-'.repeat(4000)],
  ['another script', '星'],
  ['an id alone, as older databases have', 's1'],
])('draws a valid picture without text from a key of %s', async (_, key) => {
  for (const kind of ['space', 'event', 'post', 'banner', 'collection', 'nft', 'avatar', 'person', 'product']) {
    const svg = draw(`${kind}/${key}`);
    expect(svg).not.toMatch(/script|undefined|NaN|prototype|function/);
    expect(svg.length).toBeLessThan(MAX_BYTES);
    expect((await sharp(Buffer.from(svg)).resize(160).webp().toBuffer()).length).toBeGreaterThan(200);
  }
});
