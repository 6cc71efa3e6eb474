export interface Screen {
  name: string;
  title: string;
  path: string;
  /** Whether the demo member is logged in. */
  isMember?: boolean;
  /** A dialog that is opened before the screenshot. */
  opens?: 'create-space';
}

/** Every screen of the site, in the order of a first visit. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', title: 'Home', path: '/' },
  { name: 'home-of-a-member', title: 'Home of a member', path: '/', isMember: true },
  { name: 'login', title: 'Login', path: '/?login' },
  { name: 'explore', title: 'Explore', path: '/explore' },
  { name: 'details', title: 'A space', path: '/details/2?type=USER_WORLD&for=space' },
  { name: 'event', title: 'An event', path: '/details/1?for=event' },
  { name: 'search', title: 'Search', path: '/search?src=garden' },
  { name: 'store', title: 'XENY store', path: '/store' },
  { name: 'feed', title: 'Feed', path: '/feed?for=user' },
  { name: 'post', title: 'A post', path: '/details/1?for=feed' },
  { name: 'profile', title: 'Profile', path: '/profile?user=1' },
  { name: 'friends', title: 'Friends', path: '/follow-user/1?option=followers', isMember: true },
  { name: 'chat', title: 'Chat', path: '/chat?with=1', isMember: true },
  { name: 'create-space', title: 'Create a space', path: '/', isMember: true, opens: 'create-space' },
  { name: 'not-found', title: 'Not found', path: '/no/such/place' },
];

export const WIDTHS = [1440, 390] as const;
export const THEMES = ['light', 'dark'] as const;
export const LOCALES = ['en', 'ja'] as const;
