import {
  friendPresenceChanged,
  reportRequested,
  unreadNotificationsChanged,
  userHiddenChanged,
} from '@xana/contracts/events/chat';
import { blockChanged, followChanged, muteChanged } from '@xana/contracts/events/profile';
import { profileChanged } from '@xana/contracts/events/profile-changed';
import { memberLeft } from '@xana/contracts/events/session';
import { eventReportRequested, favouriteChanged, ownSpacesChanged } from '@xana/contracts/events/spaces';
import { listPageIds } from '@xana/contracts/http/search/list-page-ids';
import { getUserProfile } from '@xana/contracts/http/users/profiles';
import { getMostFollowedUsers } from '@xana/contracts/http/users/user-lists';
import { defineRemote } from '@xana/remote-kit/config';
import { metadataSource } from '@xana/remote-kit/metadata-source';
import { preload } from '@xana/remote-kit/preload';
import { BANNER_SIZES } from './src/screens/profile/banner-sizes.ts';

export const remote = defineRemote({
  name: 'mfe-profile',
  owner: { team: 'People', contact: 'people@xana.example' },
  pages: [
    {
      path: '/profile',
      module: 'profile',
      title: { en: 'Profile', ja: 'プロフィール' },
      login: 'none',
      preload: [
        preload(
          getUserProfile,
          { userId: '{?user}' },
          { picture: { field: 'banner', sizes: BANNER_SIZES, place: 'banner' } },
        ),
      ],
      metadata: {
        query: ['user'],
        lists: [{ operation: listPageIds.id, input: { kind: 'user' }, address: '/profile?user={.id}' }],
        sources: [
          metadataSource(getUserProfile, {
            input: { userId: '{?user}' },
            kind: 'profile',
            address: '/profile?user={?user}',
            card: '/card/profile/{?user}',
            title: 'name',
            description: 'bio',
            pictures: ['banner', 'avatar'],
            createdAt: 'createdAt',
          }),
        ],
      },
    },
    {
      path: '/follow-user/:userId',
      module: 'friends',
      title: { en: 'Friends', ja: 'フレンド' },
      login: 'required',
      preload: [],
    },
    {
      path: '/notifications',
      module: 'notifications',
      title: { en: 'Notifications', ja: 'お知らせ' },
      login: 'required',
      preload: [],
    },
    {
      path: '/settings',
      module: 'settings',
      title: { en: 'Settings', ja: '設定' },
      login: 'required',
      preload: [],
    },
    {
      path: '/settings/:section',
      module: 'settings',
      title: { en: 'Settings', ja: '設定' },
      login: 'required',
      preload: [],
    },
    {
      path: '/feed',
      module: 'feed',
      title: { en: 'Feed', ja: 'フィード' },
      login: 'none',
      preload: [],
      metadata: {
        description: { en: 'What people of XANA share.', ja: 'XANAのみんなの投稿を見てみましょう。' },
        query: ['tag'],
      },
    },
  ],
  slots: [
    {
      slot: 'header.notifications',
      module: 'notification-bell',
      order: 10,
      height: 44,
      label: { en: 'Notifications', ja: 'お知らせ' },
      login: 'required',
    },
    {
      slot: 'sidebar.people',
      module: 'people',
      order: 10,
      height: 478,
      label: { en: 'People', ja: 'ユーザー' },
      preload: [preload(getMostFollowedUsers, {})],
    },
    {
      slot: 'details.avatar',
      module: 'try-avatar',
      order: 10,
      height: 44,
      label: { en: 'Try on', ja: '試着' },
    },
    {
      slot: 'details.creator',
      module: 'creator-panel',
      order: 10,
      height: 132,
      label: { en: 'Creator', ja: '作者' },
    },
    {
      slot: 'details.feed',
      module: 'single-post',
      order: 10,
      height: 420,
      label: { en: 'Post', ja: '投稿' },
    },
    {
      slot: 'search.people',
      module: 'found-people',
      order: 10,
      height: 300,
      label: { en: 'People', ja: 'ユーザー' },
    },
    {
      slot: 'search.posts',
      module: 'tagged-posts',
      order: 10,
      height: 640,
      label: { en: 'Posts', ja: '投稿' },
    },
    {
      slot: 'home.member',
      module: 'home-member',
      order: 10,
      height: 112,
      label: { en: 'Your summary', ja: 'サマリー' },
      login: 'required',
    },
    {
      slot: 'home.people',
      module: 'home-people',
      order: 10,
      height: 300,
      label: { en: 'People to follow', ja: 'おすすめのユーザー' },
    },
    {
      slot: 'home.posts',
      module: 'home-posts',
      order: 10,
      height: 420,
      label: { en: 'Newest posts', ja: '新着の投稿' },
    },
  ],
  handlers: [reportRequested, eventReportRequested].map((event) => ({
    event,
    module: 'report-request',
    label: { en: 'Report', ja: '通報' },
  })),
  events: {
    publishes: [followChanged, blockChanged, muteChanged, profileChanged],
    consumes: [
      followChanged,
      blockChanged,
      muteChanged,
      userHiddenChanged,
      reportRequested,
      eventReportRequested,
      unreadNotificationsChanged,
      memberLeft,
      favouriteChanged,
      friendPresenceChanged,
      ownSpacesChanged,
    ],
  },
  needs: { shell: 1, session: 1 },
  grants: ['manageSessions'],
  budget: { entryKilobytes: 40 },
});
