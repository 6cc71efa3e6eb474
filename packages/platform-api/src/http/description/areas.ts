import type { operationsByArea } from '@xana/contracts/http/all-operations';

/** The tag of each area in the document: its title and one sentence. */
export const AREAS: Record<keyof typeof operationsByArea, { title: string; description: string }> = {
  auth: { title: 'Sessions', description: 'Log in with a wallet or Telegram, renew tokens, list and end sessions.' },
  users: { title: 'Users', description: 'Profiles and rankings of users.' },
  follow: { title: 'Followers', description: 'Follow users, list followers and followings.' },
  social: { title: 'Close friends and blocks', description: 'Close friends, blocked and muted users, reports.' },
  spaces: { title: 'Spaces', description: 'Browse, open, create and favour spaces and games.' },
  search: { title: 'Search', description: 'Search spaces, users, NFTs and collections.' },
  events: { title: 'Events', description: 'Events in spaces.' },
  avatars: { title: 'Avatars', description: 'Avatars and who wears them.' },
  feeds: { title: 'Posts', description: 'Posts of the feed, their comments and likes.' },
  chat: { title: 'Chat', description: 'Conversations between two users. New messages arrive over a socket.' },
  notifications: {
    title: 'Notifications',
    description:
      'What happened to a member, and which notifications they get. Changes of the unread count arrive over a socket.',
  },
  settings: {
    title: 'Settings',
    description: 'Privacy of a member, and what the platform keeps about them: download it or delete the account.',
  },
  payments: { title: 'Payments', description: 'Buy XENY: products, card payments and subscriptions.' },
  marketplace: { title: 'Marketplace', description: 'NFT collections, sales and XENY balances.' },
  terms: { title: 'Terms of use', description: 'Read and accept the terms of use.' },
  uploads: { title: 'Uploads', description: 'Upload pictures that other operations refer to.' },
};
