import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { localizedText, pageNumber, pageSize, pictureUrl } from '../fields.ts';
import { HIT_TYPES } from './hit-types.ts';

const hitType = z.enum(HIT_TYPES);

/** Fields of other types are null. */
const hit = named(
  'SearchHit',
  'One search result. Fields that its type does not have are null.',
  z.object({
    type: described(hitType, 'What was found; `world` is a space.'),
    id: described(z.number(), 'Id of the space, user, token or collection.'),
    name: described(z.string(), 'Name.'),
    description: described(z.string(), 'Description.'),
    localizedNames: described(localizedText, 'Translations of the name; only for official spaces.'),
    localizedDescriptions: described(localizedText, 'Translations of the description; only for official spaces.'),
    image: described(z.nullable(pictureUrl), 'Picture.'),
    color: described(z.nullable(z.string()), 'Background color of the initial of a user without a picture.'),
    entityType: described(z.nullable(z.string()), 'Kind of space.', { examples: ['ENVIRONMENT'] }),
    user_name: described(z.nullable(z.string()), 'Username of a user, or creator of a space.'),
    followerCount: described(z.nullable(z.number()), 'Number of followers of a user.'),
    isFollowing: described(z.nullable(z.boolean()), 'Whether you follow a user; false without a token.'),
    isFavourite: described(z.nullable(z.boolean()), 'Whether a space is a favourite of yours; false without a token.'),
    address: described(z.nullable(z.string()), 'Wallet address of a user.'),
    token_id: described(z.nullable(z.string()), 'Id of a token within its contract.'),
    contract_address: described(z.nullable(z.string()), 'Contract of a token or collection.'),
    network_id: described(z.nullable(z.number()), 'EIP-155 chain of the contract.'),
  }),
);

const searchedText = described(
  z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^[^\0]*$/)),
  'Text to find, or `#` and a tag of spaces and users: its key or its label in English or Japanese. Required, as `name` or `query`.',
  { examples: ['garden'] },
);

export const searchAll = defineOperation({
  id: 'searchAll',
  summary: 'Search spaces, users, NFTs and collections',
  description: 'Finds names, tags and descriptions; the best matches of each type come first.',
  method: 'GET',
  path: '/item/v2/search-all',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({
    name: z.optional(searchedText),
    query: described(z.optional(searchedText), 'Another spelling of `name`. Send one of the two.', {
      examples: ['garden'],
    }),
    pageNumber,
    pageSize: described(pageSize, 'Results of each type, at most 50.'),
    type: described(z.optional(hitType), 'Only results of this type. Default: all types.'),
  }),
  output: z.object({
    counts: described(
      z.object({
        world: described(z.number(), 'Number of spaces.'),
        profile: described(z.number(), 'Number of users.'),
        nft: described(z.number(), 'Number of NFTs.'),
        collection: described(z.number(), 'Number of collections.'),
      }),
      'Number of results of each type, on all pages.',
    ),
    paginatedResults: described(z.array(hit), 'The results of this page.'),
  }),
});
