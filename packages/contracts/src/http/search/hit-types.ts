/** What the search finds. */
export const HIT_TYPES = ['world', 'profile', 'nft', 'collection', 'event', 'post'] as const;
export type HitType = (typeof HIT_TYPES)[number];
