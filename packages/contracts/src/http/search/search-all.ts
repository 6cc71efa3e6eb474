import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { localizedText, pageNumber, pageSize, pictureUrl } from '../fields.ts';

const hitType = z.enum(['world', 'profile', 'nft', 'collection']);

/** One thing that was found; what another type has stands there as null. */
const hit = z.object({
  type: hitType,
  id: z.number(),
  name: z.string(),
  description: z.string(),
  /** Of official spaces. */
  localizedNames: localizedText,
  localizedDescriptions: localizedText,
  image: z.nullable(pictureUrl),
  /** Of a person without a picture. */
  color: z.nullable(z.string()),
  entityType: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  token_id: z.nullable(z.string()),
  contract_address: z.nullable(z.string()),
  network_id: z.nullable(z.number()),
});

const searchedText = z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^[^\0]*$/));

export const searchAll = defineOperation({
  id: 'searchAll',
  summary: 'Spaces, people, NFTs and collections by name, tag and description; the best of each type first.',
  method: 'GET',
  path: '/item/v2/search-all',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({
    /**
     * What is looked for; with a leading # a tag of spaces, by its key or its label in either language. Required, in one
     * of its two spellings.
     */
    name: z.optional(searchedText),
    query: z.optional(searchedText),
    pageNumber,
    /** So many of each type. */
    pageSize,
    /** One type alone; all unless said. */
    type: z.optional(hitType),
  }),
  output: z.object({
    counts: z.object({ world: z.number(), profile: z.number(), nft: z.number(), collection: z.number() }),
    paginatedResults: z.array(hit),
  }),
});
