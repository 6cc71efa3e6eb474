import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { createPictureCache } from './picture-cache.ts';

const newDirectory = () => createTempDirectory('picture-cache');
const kilobyte = Buffer.alloc(1_024);

async function untilFiles(directory: string, names: string[]): Promise<void> {
  const end = Date.now() + 5_000;
  while (readdirSync(directory).sort().join() !== names.join() && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(readdirSync(directory).sort()).toEqual(names);
}

it('evicts the least recently read file when the folder is full', async () => {
  const directory = newDirectory();
  const cache = createPictureCache(directory, 3 * 1_024);
  for (const name of ['a', 'b', 'c']) await cache.write(name, kilobyte);
  expect(await cache.read('a')).toEqual(kilobyte);
  await cache.write('d', kilobyte);
  await untilFiles(directory, ['a', 'c', 'd']);
  expect(await cache.read('b')).toBeUndefined();
});

it('counts files of earlier runs, the oldest first, and removes incomplete ones', async () => {
  const directory = newDirectory();
  for (const [name, age] of [
    ['old', 200],
    ['new', 100],
    ['left.part', 7_200],
  ] as const) {
    writeFileSync(join(directory, name), kilobyte);
    utimesSync(join(directory, name), new Date(), new Date(Date.now() - age * 1_000));
  }
  const cache = createPictureCache(directory, 2 * 1_024);
  await cache.write('newest', kilobyte);
  await untilFiles(directory, ['new', 'newest']);
});

it('reads files that another instance wrote to the folder, and misses those it removed', async () => {
  const directory = newDirectory();
  const [one, other] = [createPictureCache(directory, 10_240), createPictureCache(directory, 2 * 1_024)];
  await one.write('a', kilobyte);
  expect(await other.read('a')).toEqual(kilobyte);
  await other.write('b', kilobyte);
  await other.write('c', kilobyte);
  await untilFiles(directory, ['b', 'c']);
  expect(await one.read('a')).toBeUndefined();
});
