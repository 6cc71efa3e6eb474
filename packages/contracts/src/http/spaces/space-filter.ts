import * as z from '@xana/contracts/schema';
import { described } from '../describe.ts';
import { MAX_FILTER_TAGS } from './filter-tags.ts';

const TAG_KEYS = new RegExp(`^[a-z_]{1,40}(,[a-z_]{1,40}){0,${MAX_FILTER_TAGS - 1}}$`);

/** Filters that `getAllSpaces` and `getSpaceFacets` share. */
export const spaceFilter = {
  allTags: described(
    z.optional(z.string().check(z.regex(TAG_KEYS))),
    'Only spaces that have all of these tags: up to 10 keys of tags, separated by commas.',
    { examples: ['music,art'] },
  ),
  kind: described(z.optional(z.enum(['space', 'game'])), 'Only spaces or only games. Default: both.'),
  list: described(
    z.optional(z.enum(['mine', 'favourites'])),
    'Only the spaces that you built, or only your favourites. Needs a token.',
  ),
};
