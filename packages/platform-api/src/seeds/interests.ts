import type { Tag } from '@xana/contracts/tags';

const INTERESTS = [
  'building',
  'music',
  'fashion',
  'gaming',
  'art',
  'nature',
  'food',
  'film',
  'learning',
  'friends',
] as const;
/** What a group of members likes: their tags, their bios, and whom they follow. */
export type Interest = (typeof INTERESTS)[number];

export const TAGS_OF: Readonly<Record<Interest, readonly Tag[]>> = {
  building: ['creativity', 'technology', 'art', 'work'],
  music: ['music', 'dance', 'party', 'idol'],
  fashion: ['fashion', 'beauty', 'cosplay', 'creativity'],
  gaming: ['gaming', 'adventure', 'thrill', 'sports'],
  art: ['art', 'creativity', 'anime', 'nft'],
  nature: ['nature', 'travel', 'meditation', 'animals'],
  food: ['food', 'drink', 'chatting', 'family'],
  film: ['movies', 'drama', 'anime', 'manga'],
  learning: ['learning', 'technology', 'ai', 'discussion'],
  friends: ['socializing', 'chatting', 'fun', 'love'],
};
/** Every tenth member shares an interest. @param userId from 1 */
export const interestOf = (userId: number): Interest =>
  INTERESTS[Math.floor(userId / 3) % INTERESTS.length] ?? 'friends';

/** What the banner of a member shows, as terms of picture keys. */
export const SCENES_OF: Readonly<Record<Interest, readonly string[]>> = {
  building: ['workshop', 'skyline', 'laboratory'],
  music: ['concert', 'theatre', 'lounge'],
  fashion: ['avenue', 'atelier', 'plaza'],
  gaming: ['race', 'maze', 'tower', 'park'],
  art: ['gallery', 'atelier', 'museum'],
  nature: ['valley', 'lagoon', 'canyon', 'waterfall', 'volcano', 'forest'],
  food: ['cafe', 'market', 'bazaar', 'windmill'],
  film: ['theatre', 'rooftop', 'station'],
  learning: ['library', 'academy', 'observatory'],
  friends: ['lobby', 'terrace', 'spring', 'circus', 'park'],
};
