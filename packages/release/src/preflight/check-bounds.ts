import type { Contributions } from '@xana/contracts/remotes/contributions';

/** Every page of the site carries the contributions of every remote: one remote must not make all of them large or odd. */
const MAX_ENTRY_BYTES = 32_768;
const MAX_CONTRIBUTIONS = 60;
const MAX_PRELOADS = 8;
/** Characters. */
const MAX_TITLE_LENGTH = 80;
const MAX_NAME_LENGTH = 64;
const MAX_PATH_LENGTH = 200;
/** CSS pixels of a skeleton. */
const MAX_HEIGHT = 2_000;
const MAX_ORDER = 1_000;

/** @returns what of a remote's contributions is larger than a page can carry, as sentences */
export function checkBounds(contributions: Contributions): string[] {
  const { pages, slots, handlers, owner } = contributions;
  const titles = [...pages.map(({ title }) => title), ...[...slots, ...handlers].map(({ label }) => label)];
  const texts = titles.flatMap(({ en, ja }) => [en, ja]);
  const modules = [...pages, ...slots, ...handlers].map(({ module }) => module);
  const preloads = [...pages, ...slots].map(({ preload = [] }) => preload.length);
  const bytes = Buffer.byteLength(JSON.stringify(contributions));
  const count = pages.length + slots.length + handlers.length;
  const limits: [what: string, actual: number, limit: number][] = [
    ['bytes of contributions', bytes, MAX_ENTRY_BYTES],
    ['pages, slots and handlers', count, MAX_CONTRIBUTIONS],
    ['characters in a title', maxLength(texts), MAX_TITLE_LENGTH],
    ['characters in a name', maxLength([...modules, owner.team, owner.contact]), MAX_NAME_LENGTH],
    ['characters in a path', maxLength(pages.map(({ path }) => path)), MAX_PATH_LENGTH],
    ['preloads in a page', Math.max(0, ...preloads), MAX_PRELOADS],
    ['pixels of height in a skeleton', Math.max(0, ...slots.map(({ height }) => height)), MAX_HEIGHT],
    ['as the order of a slot', Math.max(0, ...slots.map(({ order }) => Math.abs(order))), MAX_ORDER],
  ];
  return [
    ...limits
      .filter(([, actual, limit]) => !(actual <= limit))
      .map(([what, actual, limit]) => `it has ${actual} ${what}; ${limit} are allowed`),
    ...(texts.every((text) => text.trim()) ? [] : ['it has an empty title']),
    ...(slots.every(({ height }) => height >= 0) ? [] : ['it has a skeleton of negative height']),
  ];
}

const maxLength = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));
