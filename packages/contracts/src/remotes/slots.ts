import * as z from '@xana/contracts/schema';

/**
 * The slots of the site, each with the schema of the props that its host passes. A remote contributes to a slot by name;
 * the host (the shell or a page of another remote) does not know which remotes contribute.
 */
export const SLOTS = {
  'header.search': z.object({}),
  'header.notifications': z.object({}),
  'header.chat': z.object({}),
  'header.wallet': z.object({}),
  'sidebar.spaces': z.object({}),
  'sidebar.people': z.object({}),
  'sidebar.balances': z.object({}),
  'page.background': z.object({}),
  'home.people': z.object({}),
  'home.posts': z.object({}),
  'details.creator': z.object({ userId: z.number() }),
  'details.feed': z.object({ postId: z.number() }),
  'feed.spaces': z.object({}),
  'profile.spaces': z.object({ userId: z.number() }),
  'terms.line': z.object({}),
  'settings.account': z.object({}),
  'settings.notifications': z.object({}),
} as const;

export type SlotName = keyof typeof SLOTS;
export type SlotProps<Name extends SlotName> = z.output<(typeof SLOTS)[Name]>;
