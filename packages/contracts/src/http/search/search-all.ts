import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, localizedText, pageNumber, pageSize, pictureUrl } from '../fields.ts';
import { HIT_TYPES } from './hit-types.ts';

const hitType = z.enum(HIT_TYPES);

/** Fields of other types are null. */
const hit = named(
  'SearchHit',
  'One search result. Fields that its type does not have are null.',
  z.object({
    type: described(hitType, 'What was found; `world` is a space. `event` and `post` only when they are asked for.'),
    id: described(z.number(), 'Id of the space, user, token, collection, event or post.'),
    name: described(z.string(), 'Name; title of an event, or name of the author of a post.'),
    description: described(z.string(), 'Description; bio of a user, or text of a post.'),
    localizedNames: described(localizedText, 'Translations of the name; only for official spaces.'),
    localizedDescriptions: described(localizedText, 'Translations of the description; only for official spaces.'),
    image: described(z.nullable(pictureUrl), 'Picture.'),
    color: described(z.nullable(z.string()), 'Background color of the initial of a user without a picture.'),
    entityType: described(z.nullable(z.string()), 'Kind of space.', { examples: ['ENVIRONMENT'] }),
    user_name: described(
      z.nullable(z.string()),
      'Username of a user, of the host of an event, or of the author of a post.',
    ),
    followerCount: described(z.nullable(z.number()), 'Number of followers of a user.'),
    isFollowing: described(z.nullable(z.boolean()), 'Whether you follow a user; false without a token.'),
    isFavourite: described(z.nullable(z.boolean()), 'Whether a space is a favourite of yours; false without a token.'),
    address: described(z.nullable(z.string()), 'Wallet address of a user.'),
    token_id: described(z.nullable(z.string()), 'Id of a token within its contract.'),
    contract_address: described(z.nullable(z.string()), 'Contract of a token or collection.'),
    network_id: described(z.nullable(z.number()), 'EIP-155 chain of the contract.'),
    startsAt: described(z.nullable(instant), 'When an event starts.'),
    createdAt: described(z.nullable(instant), 'When a post was written.'),
  }),
);

const searchedText = described(
  z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^[^\0]*$/)),
  'Text to find. `#music` or `tag:"fan work"` finds a tag by its key or its label in English or Japanese, `from:username` what a user made, `type:space` one type (space, person, nft, collection, event, post). Required, as `name` or `query`.',
  { examples: ['garden'] },
);

export const searchAll = defineOperation({
  id: 'searchAll',
  summary: 'Search spaces, users, NFTs, collections, events and posts',
  description: 'Finds names, tags, descriptions, bios and texts; the best matches of each type come first.',
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
    type: described(z.optional(hitType), 'Only results of this type.'),
    types: described(
      z.optional(z.string().check(z.regex(new RegExp(`^(${HIT_TYPES.join('|')})(,(${HIT_TYPES.join('|')})){0,5}$`)))),
      'Results of these types, with commas between them. Default: all but `event` and `post`, which older clients do not know.',
      { examples: ['world,event'] },
    ),
  }),
  output: z.object({
    counts: described(
      z.object({
        world: described(z.number(), 'Number of spaces.'),
        profile: described(z.number(), 'Number of users.'),
        nft: described(z.number(), 'Number of NFTs.'),
        collection: described(z.number(), 'Number of collections.'),
        event: described(z.number(), 'Number of events.'),
        post: described(z.number(), 'Number of posts.'),
      }),
      'Number of results of each type, on all pages.',
    ),
    paginatedResults: described(z.array(hit), 'The results of this page.'),
  }),
});
