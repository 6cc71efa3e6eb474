import { afterLoginAnswered } from '@xana/contracts/events/auth';
import { followChanged } from '@xana/contracts/events/profile';
import { profileChanged } from '@xana/contracts/events/profile-changed';
import { createSpaceRequested } from '@xana/contracts/events/shell';
import { favouriteChanged } from '@xana/contracts/events/spaces';
import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { getAllSpaces } from '@xana/contracts/http/spaces/get-all-spaces';
import { getHotSpacesPrev7Days } from '@xana/contracts/http/spaces/get-hot-spaces';
import { getSingleWorldHot } from '@xana/contracts/http/spaces/get-single-world-hot';
import { getSpaceFacets } from '@xana/contracts/http/spaces/get-space-facets';
import { defineRemote } from '@xana/remote-kit/config';
import { preload } from '@xana/remote-kit/preload';

/** Preloads the first screen of the home page; the rails below load when they come into view. */
const home = {
  module: 'home',
  title: { en: 'Home', ja: 'ホーム' },
  login: 'none' as const,
  preload: [
    preload(getSingleWorldHot, { id: 38, type: 'ENVIRONMENT' }),
    preload(getEventByType, { type: 'all', pageNumber: 1, pageSize: 20, filterBy: 'current' }),
    preload(getHotSpacesPrev7Days, {}),
  ],
};

export const remote = defineRemote({
  name: 'mfe-spaces',
  owner: { team: 'Spaces', contact: 'spaces@xana.example' },
  pages: [
    { path: '/', ...home },
    { path: '/app', ...home },
    {
      path: '/explore',
      module: 'explore',
      title: { en: 'Explore', ja: '探す' },
      login: 'none',
      preload: [
        preload(getAllSpaces, { pageNumber: 1, pageSize: 12, kind: 'space', sort: 'mostActive' }),
        preload(getSpaceFacets, { kind: 'space' }),
      ],
    },
    {
      path: '/search',
      module: 'search',
      title: { en: 'Search', ja: '検索' },
      login: 'none',
      preload: [],
      hidesSearch: true,
    },
    {
      path: '/details/:id',
      module: 'details',
      title: { en: 'Space', ja: 'スペース' },
      login: 'none',
      preload: [preload(getSingleWorldHot, { id: '{id}', type: '{?type}' })],
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
    publishes: [favouriteChanged],
    consumes: [afterLoginAnswered, followChanged, profileChanged, createSpaceRequested],
  },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
});
