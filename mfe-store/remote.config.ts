import { balanceChanged } from '@xana/contracts/events/store';
import { defineRemote } from '@xana/remote-kit/config';

export const remote = defineRemote({
  name: 'mfe-store',
  owner: { team: 'Commerce', contact: 'commerce@xana.example' },
  pages: [],
  slots: [
    { slot: 'sidebar.balances', module: 'balances', order: 10, height: 120, label: { en: 'Balances', ja: '残高' } },
  ],
  handlers: [],
  events: { publishes: [balanceChanged], consumes: [] },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
});
