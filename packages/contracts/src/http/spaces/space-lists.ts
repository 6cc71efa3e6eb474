import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, listOf, pageNumber, pageSize, tagName } from '../fields.ts';
import { entityType } from './entity-type.ts';
import { space } from './space.ts';
import { spaceFilter } from './space-filter.ts';

const otherSpelling = described(z.optional(tagName), 'Another spelling of `tag`.');

/** The specification writes `?{tagType}={type}`: these keys filter, other keys are ignored. */
export const getAllSpaces = defineOperation({
  id: 'getAllSpaces',
  summary: 'List spaces',
  method: 'GET',
  path: '/world/get-all-spaces/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({
    pageNumber,
    pageSize,
    tag: z.optional(tagName),
    tags: otherSpelling,
    tagName: otherSpelling,
    tagType: otherSpelling,
    entityType: described(z.optional(entityType), 'Only spaces of this kind.'),
    creatorId: described(z.optional(id), 'Only spaces that this user built.'),
    ...spaceFilter,
    sort: described(
      z.optional(z.enum(['mostActive', 'last7Days', 'recommended', 'new'])),
      'Order. `mostActive`: visits of the last 7 days, of which recent ones count more. `last7Days`: visits of the last 7 days. `new`: the newest space first, or with `list=favourites` the one that you marked last. Default: the most visits in total.',
    ),
  }),
  output: listOf(space),
});

export const getHotSpaces = defineOperation({
  id: 'getHotSpaces',
  summary: 'List hot spaces',
  description: 'Ordered by the visits of the last seven days.',
  method: 'GET',
  path: '/item/get-hot-spaces/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(space),
});

export const getHotSpacesPrev7Days = defineOperation({
  id: 'getHotSpacesPrev7Days',
  summary: 'List the hottest spaces of the last 7 days',
  description: 'Ordered by the visits of the last seven days; a recent visit counts more.',
  method: 'GET',
  path: '/world/get-hot-spaces-prev7-days',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});

export const getHotSpacesByTagName = defineOperation({
  id: 'getHotSpacesByTagName',
  summary: 'List hot spaces by tag',
  description: 'Ordered by the visits of the last seven days.',
  method: 'GET',
  path: '/item/get-hot-spaces-by-tagName/:tag',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ tag: tagName }),
  output: listOf(space),
});

export const getHotGames = defineOperation({
  id: 'getHotGames',
  summary: 'List hot games',
  description: 'Ordered by the visits of the last seven days.',
  method: 'GET',
  path: '/item/get-hot-games/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(space),
});

export const getHotGamesPrev7Days = defineOperation({
  id: 'getHotGamesPrev7Days',
  summary: 'List the hottest games of the last 7 days',
  description: 'Ordered by the visits of the last seven days; a recent visit counts more.',
  method: 'GET',
  path: '/world/get-hot-games-prev7-days',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});

export const getHotGamesByTagName = defineOperation({
  id: 'getHotGamesByTagName',
  summary: 'List hot games by tag',
  description: 'Ordered by the visits of the last seven days.',
  method: 'GET',
  path: '/item/get-hot-games-by-tagName/:tag',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ tag: tagName }),
  output: listOf(space),
});

export const getRecommendedSpaces = defineOperation({
  id: 'getRecommendedSpaces',
  summary: 'List recommended spaces',
  description:
    'Spaces that share tags with your interests and favourites; without a token, new spaces that members like.',
  method: 'GET',
  path: '/world/get-recommended-spaces',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});

export const getAllRecommendedSpaces = defineOperation({
  id: 'getAllRecommendedSpaces',
  summary: 'List recommended spaces and games',
  description: 'Spaces and games that are like your favourites or that users whom you follow like.',
  method: 'GET',
  path: '/world/get-all-recommended-spaces/:pageNumber/:pageSize',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(space),
});

export const getRecommended2dSpaces = defineOperation({
  id: 'getRecommended2dSpaces',
  summary: 'List recommended spaces of members',
  description: 'Only spaces that members built.',
  method: 'GET',
  path: '/item/get-recommended-2d-spaces',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(space),
});

export const getSpaceFacets = defineOperation({
  id: 'getSpaceFacets',
  summary: 'Count spaces by tag',
  description: 'For a filter of `getAllSpaces`: how many spaces match, and how many of them have each tag.',
  method: 'GET',
  path: '/world/get-space-facets',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject(spaceFilter),
  output: z.object({
    count: described(z.int(), 'Number of spaces that match.'),
    tags: described(
      z.array(
        z.object({
          tag: described(z.string(), 'Key of the tag.', { examples: ['music'] }),
          count: described(z.int(), 'Number of spaces that match and have the tag.'),
        }),
      ),
      'Tags that at least one of them has, the most frequent first.',
    ),
  }),
});

export const getPopularTags = defineOperation({
  id: 'getPopularTags',
  summary: 'List popular tags',
  description:
    'The tags of the spaces that are visited now: each space counts once, and once more for each visit of the last seven days; a recent visit counts more.',
  method: 'GET',
  path: '/world/get-popular-tags',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: z.object({
    tags: described(
      z.array(described(z.string(), 'Key of the tag.', { examples: ['music'] })),
      'At most twelve, the most popular first.',
    ),
  }),
});
