import { followChanged } from '@xana/contracts/events/profile';
import { favouriteChanged } from '@xana/contracts/events/spaces';
import { defineRemote } from '@xana/remote-kit/config';

export const remote = defineRemote({
  name: 'mfe-spaces',
  owner: { team: 'Spaces', contact: 'spaces@xana.example' },
  pages: [
    { path: '/', module: 'home', title: { en: 'Home', ja: 'ホーム' }, login: 'none', preload: [] },
    { path: '/app', module: 'home', title: { en: 'Home', ja: 'ホーム' }, login: 'none', preload: [] },
    { path: '/details/:id', module: 'details', title: { en: 'Space', ja: 'スペース' }, login: 'none', preload: [] },
  ],
  slots: [
    { slot: 'sidebar.spaces', module: 'space-list', order: 10, height: 340, label: { en: 'Spaces', ja: 'スペース' } },
  ],
  handlers: [],
  events: { publishes: [favouriteChanged], consumes: [followChanged] },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
});
