/**
 * How long what people write may be, in characters as a reader counts them: an emoji or a letter with its accents is one.
 * `lengthOf` of `@xana/validation` counts, for the forms and for the platform alike.
 */
export const TEXT_LIMITS = {
  personName: 100,
  spaceName: 256,
  spaceDescription: 500,
  youtubeUrl: 256,
  bio: 500,
  post: 2_000,
  comment: 1_000,
  message: 2_000,
  reportReason: 500,
} as const;

/**
 * A character may be made of many code units: a family of emoji of eleven. No text may have more of them than this for
 * each character of its limit, which bounds what is kept. Names may have fewer, as an index holds them.
 */
export const CODE_UNITS_PER_CHARACTER = { text: 12, name: 3 } as const;
