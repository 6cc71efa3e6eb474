import { storeRequested } from '@xana/contracts/events/shell';
import { balanceChanged } from '@xana/contracts/events/store';
import { getXenyProducts } from '@xana/contracts/http/payments/get-xeny-products';
import { defineRemote } from '@xana/remote-kit/config';
import { preload } from '@xana/remote-kit/preload';

export const remote = defineRemote({
  name: 'mfe-store',
  owner: { team: 'Commerce', contact: 'commerce@xana.example' },
  pages: [
    {
      path: '/store',
      module: 'store',
      title: { en: 'XENY store', ja: 'XENYストア' },
      login: 'none',
      preload: [preload(getXenyProducts, {})],
    },
  ],
  slots: [
    { slot: 'sidebar.balances', module: 'balances', order: 10, height: 120, label: { en: 'Balances', ja: '残高' } },
  ],
  handlers: [{ event: storeRequested, module: 'open-store', label: { en: 'XENY store', ja: 'XENYストア' } }],
  events: { publishes: [balanceChanged], consumes: [storeRequested] },
  needs: { shell: 1, session: 1 },
  grants: [],
  budget: { entryKilobytes: 40 },
});
