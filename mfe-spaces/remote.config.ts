import { afterLoginAnswered } from '@xana/contracts/events/auth';
import { followChanged } from '@xana/contracts/events/profile';
import { profileChanged } from '@xana/contracts/events/profile-changed';
import { createSpaceRequested } from '@xana/contracts/events/shell';
import { eventReportRequested, favouriteChanged, ownSpacesChanged } from '@xana/contracts/events/spaces';
import { getSingleAvatar } from '@xana/contracts/http/avatars/avatars';
import { getEventByType, getSingleEvent } from '@xana/contracts/http/events/events';
import { getSingleFeed } from '@xana/contracts/http/feeds/posts';
import { listPageIds } from '@xana/contracts/http/search/list-page-ids';
import { getSingleWorldHot, getSpaceDetails } from '@xana/contracts/http/spaces/space-details';
import {
  getAllSpaces,
  getHotSpacesPrev7Days,
  getPopularTags,
  getRecommendedSpaces,
  getSpaceFacets,
} from '@xana/contracts/http/spaces/space-lists';
import { defineRemote } from '@xana/remote-kit/config';
import { metadataSource } from '@xana/remote-kit/metadata-source';
import { preload } from '@xana/remote-kit/preload';
import { PHONE } from './src/screens/home/phone.ts';
import { AVATAR_COVER_SIZES, CARD_SIZES, COVER_SIZES } from './src/shared/picture-sizes.ts';

const siteMetadata = {
  title: { en: 'XANA: spaces, events and games', ja: 'XANA：スペース・イベント・ゲーム' },
  search: '/search?src={query}',
};

/** What each kind of details page shows. */
const detailsMetadata = {
  query: ['type', 'for'],
  lists: [
    {
      operation: listPageIds.id,
      input: { kind: 'space' },
      address: '/details/{.id}?type={.entityType}&for=space',
    },
    { operation: listPageIds.id, input: { kind: 'event' }, address: '/details/{.id}?for=event' },
  ],
  sources: [
    metadataSource(getSingleEvent, {
      when: { for: 'event' },
      input: { id: '{id}' },
      kind: 'event',
      address: '/details/{id}?for=event',
      card: '/card/event/{id}',
      title: 'title',
      description: 'description',
      pictures: ['image'],
      author: 'host.name',
      startsAt: 'startsAt',
      endsAt: 'endsAt',
      isCancelled: 'isCancelled',
    }),
    metadataSource(getSingleFeed, {
      when: { for: 'feed' },
      input: { id: '{id}' },
      kind: 'post',
      address: '/details/{id}?for=feed',
      card: '/card/post/{id}',
      title: 'user.name',
      description: 'descriptions',
      pictures: ['image', 'attachment.picture', 'user.avatar'],
      author: 'user.name',
      createdAt: 'createdAt',
    }),
    metadataSource(getSingleAvatar, {
      when: { for: 'avatar' },
      input: { id: '{id}' },
      kind: 'item',
      address: '/details/{id}?for=avatar',
      title: 'name',
      pictures: ['image'],
      author: 'user.name',
    }),
    metadataSource(getSpaceDetails, {
      input: { id: '{id}' },
      kind: 'item',
      address: '/details/{id}?type={.entityType}&for=space',
      card: '/card/space/{id}',
      title: 'name',
      titleJa: 'localizedNames.ja',
      description: 'description',
      descriptionJa: 'localizedDescriptions.ja',
      pictures: ['banner', 'image', 'thumbnail'],
      video: 'youtubeUrl',
      author: 'user.name',
      createdAt: 'createdAt',
    }),
  ],
};

/** Preloads the first screen of the home page; the rails below load when they come into view. */
const home = {
  module: 'home',
  title: { en: 'Home', ja: 'ホーム' },
  login: 'none' as const,
  preload: [
    preload(
      getSingleWorldHot,
      { id: 38, type: 'ENVIRONMENT' },
      { picture: { field: 'image', sizes: COVER_SIZES, place: 'hero' } },
    ),
    preload(getEventByType, { type: 'all', pageNumber: 1, pageSize: 20, filterBy: 'current' }),
    preload(getHotSpacesPrev7Days, {}),
    preload(getRecommendedSpaces, {}, { media: PHONE }),
  ],
};

export const remote = defineRemote({
  name: 'mfe-spaces',
  owner: { team: 'Spaces', contact: 'spaces@xana.example' },
  pages: [
    { path: '/', ...home, metadata: siteMetadata },
    { path: '/app', ...home, metadata: { robots: 'none' } },
    {
      path: '/explore',
      module: 'explore',
      title: { en: 'Explore', ja: '探す' },
      login: 'none',
      preload: [
        preload(
          getAllSpaces,
          { pageNumber: 1, pageSize: 12, kind: 'space', sort: 'mostActive' },
          { picture: { field: 'rows.0.thumbnail', sizes: CARD_SIZES } },
        ),
        preload(getSpaceFacets, { kind: 'space' }),
        preload(getPopularTags, {}),
      ],
      metadata: {
        description: {
          en: 'Find spaces, events, games and avatars on XANA by tag.',
          ja: 'XANAのスペース、イベント、ゲーム、アバターをタグから探せます。',
        },
        query: ['tab', 'tag'],
      },
    },
    {
      path: '/search',
      module: 'search',
      title: { en: 'Search', ja: '検索' },
      login: 'none',
      preload: [],
      hidesSearch: true,
      metadata: { robots: 'none' },
    },
    {
      path: '/details/:id',
      module: 'details',
      title: { en: 'Space', ja: 'スペース' },
      login: 'none',
      preload: [
        preload(
          getSingleWorldHot,
          { id: '{id}', type: '{?type}' },
          { picture: { field: 'image', sizes: COVER_SIZES, place: 'cover' } },
        ),
        preload(
          getSingleEvent,
          { id: '{id}' },
          { when: { for: 'event' }, picture: { field: 'image', sizes: COVER_SIZES, place: 'cover' } },
        ),
        preload(
          getSingleAvatar,
          { id: '{id}' },
          { when: { for: 'avatar' }, picture: { field: 'image', sizes: AVATAR_COVER_SIZES } },
        ),
        preload(getSingleFeed, { id: '{id}' }, { when: { for: 'feed' } }),
      ],
      metadata: detailsMetadata,
    },
    {
      path: '/create-event',
      module: 'create-event',
      title: { en: 'Create an event', ja: 'イベントを作成' },
      login: 'required',
      preload: [],
    },
    {
      path: '/edit-event/:id',
      module: 'edit-event',
      title: { en: 'Edit an event', ja: 'イベントを編集' },
      login: 'required',
      preload: [],
    },
    {
      path: '/space-numbers/:id',
      module: 'space-numbers',
      title: { en: 'Space statistics', ja: 'スペースのアクセス状況' },
      login: 'required',
      preload: [],
    },
  ],
  slots: [
    { slot: 'header.search', module: 'search-box', order: 10, height: 44, label: { en: 'Search', ja: '検索' } },
    {
      slot: 'feed.spaces',
      module: 'feed-spaces',
      order: 10,
      height: 640,
      label: { en: 'Spaces', ja: 'スペース' },
    },
    {
      slot: 'profile.spaces',
      module: 'profile-spaces',
      order: 10,
      height: 320,
      label: { en: 'Spaces', ja: 'スペース' },
    },
    {
      slot: 'sidebar.spaces',
      module: 'space-list',
      order: 10,
      height: 560,
      label: { en: 'Spaces', ja: 'スペース' },
      preload: [preload(getAllSpaces, { pageNumber: 1, pageSize: 11 })],
    },
  ],
  handlers: [
    { event: createSpaceRequested, module: 'create-space', label: { en: 'Create a space', ja: 'スペースを作成' } },
  ],
  events: {
    publishes: [eventReportRequested, favouriteChanged, ownSpacesChanged],
    consumes: [afterLoginAnswered, followChanged, profileChanged, createSpaceRequested],
  },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
});
