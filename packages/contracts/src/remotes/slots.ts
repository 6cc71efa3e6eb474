/**
 * The slots of the site. A remote contributes to a slot by name; the host (the shell or a page of another remote) does not know
 * which remotes contribute.
 */
export const SLOT_NAMES = [
  'header.search',
  'header.notifications',
  'header.chat',
  'header.wallet',
  'sidebar.spaces',
  'sidebar.people',
  'sidebar.balances',
  'page.background',
  'home.member',
  'home.people',
  'home.posts',
  'details.avatar',
  'details.creator',
  'details.feed',
  'search.people',
  'search.posts',
  'feed.spaces',
  'profile.spaces',
  'terms.line',
  'settings.account',
  'settings.notifications',
] as const;

/** At this width of the window the sidebar is a column beside the page. Below it, its slots load with the first use of the page. */
export const SIDEBAR_COLUMN = '(min-width: 992px)';

export type SlotName = (typeof SLOT_NAMES)[number];

/** What the host of a slot passes; the other slots get an empty object. */
interface PropsOfSlots {
  'details.avatar': { avatarId: number; name: string; image: string };
  'details.creator': { userId: number };
  'details.feed': { postId: number };
  /** The text of the search; `limit` shows only the best hits, without it all of them. */
  'search.people': { query: string; limit?: number };
  /** Without the #. */
  'search.posts': { tag: string };
  'profile.spaces': { userId: number };
}

export type SlotProps<Name extends SlotName> = Name extends keyof PropsOfSlots
  ? PropsOfSlots[Name]
  : Record<string, never>;
