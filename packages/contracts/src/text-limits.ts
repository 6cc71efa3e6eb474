/**
 * Maximum lengths of user input, in grapheme clusters: an emoji or a letter with its accents counts as one character.
 * Forms and the platform both count with `lengthOf` of `@xana/validation`.
 */
export const TEXT_LIMITS = {
  personName: 100,
  spaceName: 256,
  spaceDescription: 500,
  spacePictureDescription: 300,
  eventTitle: 100,
  eventDescription: 2_000,
  youtubeUrl: 256,
  bio: 500,
  post: 2_000,
  comment: 1_000,
  pictureDescription: 1_000,
  message: 2_000,
  messageSearch: 100,
  reportReason: 500,
} as const;

/**
 * Maximum UTF-16 code units per character of a limit, which bounds the stored size: one grapheme cluster can have many
 * code units (a family emoji has eleven). Names allow fewer because they are indexed.
 */
export const CODE_UNITS_PER_CHARACTER = { text: 12, name: 3 } as const;
