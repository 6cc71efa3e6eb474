import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, localizedText, wholeNumber } from '../fields.ts';
import { entityType } from './entity-type.ts';
import { space, spaceDetails } from './space.ts';
import { spaceNumbers } from './space-numbers.ts';
import { visitSource } from './visit-source.ts';

export const getSpaceDetails = defineOperation({
  id: 'getSpaceDetails',
  summary: 'Get a space (public)',
  description: 'The request counts as a visit.',
  method: 'GET',
  path: '/item/get-space-details/:id',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: spaceDetails,
  errors: ['SPACE_NOT_FOUND'],
});

export const authGetSpaceDetails = defineOperation({
  id: 'authGetSpaceDetails',
  summary: 'Get a space',
  description: 'Like the public operation, with `isFavourite` and `isFollowingCreator` as you see them.',
  method: 'GET',
  path: '/item/auth-get-space-details/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: spaceDetails,
  errors: ['SPACE_NOT_FOUND'],
});

export const getSingleWorldHot = defineOperation({
  id: 'getSingleWorldHot',
  summary: 'Get a space by id and kind',
  description: 'The request counts as a visit.',
  method: 'GET',
  path: '/hot/get-single-world-hot/:id/:type',
  authorization: 'optional',
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    type: described(entityType, 'Kind of space; a space of another kind is not found.'),
  }),
  output: spaceDetails,
  errors: ['SPACE_NOT_FOUND'],
});

export const getSpacePreview = defineOperation({
  id: 'getSpacePreview',
  summary: 'Get the description of a space for a preview',
  description: 'In contrast to `getSpaceDetails` it counts no visit.',
  method: 'GET',
  path: '/world/get-space-preview/:id',
  input: z.strictObject({ id: described(id, 'Id of the space.') }),
  output: z.object({
    id: described(z.int(), 'Id of the space.'),
    description: described(z.string(), 'Description.'),
    localizedDescriptions: described(localizedText, 'Translations of the description; only for official spaces.'),
  }),
  errors: ['SPACE_NOT_FOUND'],
});

export const getSpacePageListing = defineOperation({
  id: 'getSpacePageListing',
  summary: 'Get the first rows of each list of spaces',
  description: 'One request for what a page about spaces begins with.',
  method: 'GET',
  path: '/world/get-space-page-listing',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: z.object({
    hotSpaces: described(z.array(space), 'Hot spaces.'),
    hotGames: described(z.array(space), 'Hot games.'),
    recommended: described(z.array(space), 'Recommended spaces.'),
    newest: described(z.array(space), 'The newest spaces.'),
  }),
});

export const getSpaceNumbers = defineOperation({
  id: 'getSpaceNumbers',
  summary: 'Get the numbers of a space of yours',
  description: 'Visits, favourites and followers by day, and where visits came from.',
  method: 'GET',
  path: '/item/get-space-numbers/:id/:days',
  authorization: 'required',
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    days: described(wholeNumber(1, 90), 'Number of days until today.', { examples: [30] }),
  }),
  output: spaceNumbers,
  errors: ['SPACE_NOT_FOUND'],
});

export const reportVisitSource = defineOperation({
  id: 'reportVisitSource',
  summary: 'Report which kind of page led to a space',
  description:
    'Attributes the visit that the last half hour counted, once. Only the number of visits per day and kind of page is stored.',
  method: 'POST',
  path: '/item/report-visit-source/:id',
  authorization: 'optional',
  input: z.strictObject({
    id: described(id, 'Id of the space.'),
    source: described(visitSource, 'The kind of page. `direct`: a typed address. `external`: another site.'),
  }),
  output: z.object({ isCounted: described(z.boolean(), 'Whether a visit was attributed by this request.') }),
});
