import * as z from '@xana/contracts/schema';

const none = z.object({});
const ofUser = z.object({ userId: z.number() });

/**
 * The slots of the site, each with the schema of the props that its host passes. A remote contributes to a slot by name;
 * the host (the shell or a page of another remote) does not know which remotes contribute.
 */
export const SLOTS = {
  'header.search': none,
  'header.notifications': none,
  'header.chat': none,
  'header.wallet': none,
  'sidebar.spaces': none,
  'sidebar.people': none,
  'sidebar.balances': none,
  'page.background': none,
  'home.people': none,
  'home.posts': none,
  'details.creator': ofUser,
  'details.feed': z.object({ postId: z.number() }),
  'feed.spaces': none,
  'profile.spaces': ofUser,
  'terms.line': none,
  'settings.account': none,
  'settings.notifications': none,
} as const;

export type SlotName = keyof typeof SLOTS;
export type SlotProps<Name extends SlotName> = z.output<(typeof SLOTS)[Name]>;
