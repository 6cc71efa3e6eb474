import { defineRemote } from '@xana/remote-kit/config';

export const remote = defineRemote({
  name: 'mfe-journey-sample',
  owner: { team: 'Journey Sample', contact: 'journey-sample@xana.example' },
  pages: [
    { path: '/journey-sample', module: 'main', title: { en: 'Journey Sample', ja: 'Journey Sample' }, login: 'none', preload: [] },
  ],
  slots: [],
  handlers: [],
  events: { publishes: [], consumes: [] },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
});
