import { DIALOG_VIEWS, type Flow, PAGE_VIEWS } from './flow.ts';
import { asDemoMember } from './members.ts';
import { press, type Step, see } from './stage.ts';

interface PageScreen {
  name: string;
  title: string;
  path: string;
  isMember?: boolean;
}

export const PAGES: readonly PageScreen[] = [
  { name: 'home', title: 'Home', path: '/' },
  { name: 'home-of-a-member', title: 'Home of a member', path: '/', isMember: true },
  { name: 'explore', title: 'Explore', path: '/explore' },
  { name: 'events', title: 'Events', path: '/explore?tab=events' },
  {
    name: 'calendar',
    title: 'Calendar of events',
    path: `/explore?tab=events&day=${new Date().toISOString().slice(0, 10)}`,
  },
  { name: 'create-event', title: 'Host an event', path: '/create-event', isMember: true },
  { name: 'details', title: 'A space', path: '/details/2?type=USER_WORLD&for=space' },
  { name: 'event', title: 'An event', path: '/details/1?for=event' },
  { name: 'search', title: 'Search', path: '/search?src=garden' },
  { name: 'store', title: 'XENY store', path: '/store' },
  { name: 'feed', title: 'Feed', path: '/feed?for=user' },
  { name: 'feed-of-a-member', title: 'Feed of a member', path: '/feed?for=user', isMember: true },
  { name: 'post', title: 'A post', path: '/details/1?for=feed' },
  { name: 'profile', title: 'Profile', path: '/profile?user=1' },
  { name: 'profile-edit', title: 'Edit the profile', path: '/profile?edit=1', isMember: true },
  { name: 'friends', title: 'Friends', path: '/follow-user/1?option=followers', isMember: true },
  { name: 'notifications', title: 'Notifications', path: '/notifications', isMember: true },
  { name: 'settings', title: 'Settings', path: '/settings/privacy', isMember: true },
  { name: 'settings-account', title: 'Account settings', path: '/settings/account', isMember: true },
  {
    name: 'settings-notifications',
    title: 'Notification settings',
    path: '/settings/notifications',
    isMember: true,
  },
  { name: 'chat', title: 'Chat', path: '/chat?with=1', isMember: true },
  { name: 'terms', title: 'Terms of use', path: '/terms' },
  { name: 'not-found', title: 'Not found', path: '/no/such/place' },
];

export const PAGE_FLOWS: readonly Flow[] = PAGES.map(({ name, title, path, isMember }) => ({
  group: 'pages',
  ...(isMember ? { logIn: asDemoMember } : {}),
  path,
  views: PAGE_VIEWS,
  screens: [{ name, title }],
}));

const createSpace = { en: 'Create a space', ja: 'スペースを作成' };

export const CREATE_SPACE: Flow = {
  group: 'pages',
  logIn: asDemoMember,
  path: '/',
  views: DIALOG_VIEWS,
  screens: [
    {
      name: 'create-space',
      title: 'Create a space',
      steps: [press(createSpace), see({ en: 'Create a space', ja: 'スペースを作成' })],
    },
  ],
};

const attach = { en: 'Add a space or event', ja: 'スペースやイベントを追加' };

export const ATTACH_SPACE: Flow = {
  group: 'pages',
  logIn: asDemoMember,
  path: '/feed?for=user',
  views: DIALOG_VIEWS,
  screens: [
    {
      name: 'attach-space',
      title: 'Add a space or event to a post',
      // On a phone the composer is small until it is used.
      steps: [
        press({ en: 'New post', ja: '新しい投稿' }, 'textbox'),
        press(attach),
        see(attach),
        see({ en: 'All spaces', ja: 'すべてのスペース' }, 'region'),
      ],
    },
  ],
};

/** The member's own list: its address has their id. */
const openOwnPeople: Step = async ({ page }) => {
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { id?: number }).id);
  await page.goto(`/follow-user/${id}?option=find`);
};

export const FIND_PEOPLE: Flow = {
  group: 'pages',
  logIn: asDemoMember,
  path: '/',
  views: PAGE_VIEWS,
  screens: [
    {
      name: 'find-people',
      title: 'People to follow',
      steps: [openOwnPeople, see({ en: 'Find people', ja: 'ユーザーを探す' }, 'list')],
    },
  ],
};

export const TAG_SEARCH: Flow = {
  group: 'pages',
  path: '/search?src=%23music',
  views: PAGE_VIEWS,
  screens: [
    {
      name: 'search-tag',
      title: 'Search for a tag',
      steps: [see({ en: 'Events', ja: 'イベント' }, 'region')],
    },
  ],
};
