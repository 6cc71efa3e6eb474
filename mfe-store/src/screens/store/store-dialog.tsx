import type { PayloadOf } from '@xana/contracts/events/event';
import type { storeRequested } from '@xana/contracts/events/shell';
import { paymentSucceeded } from '@xana/contracts/events/store';
import { sharedPhrases } from '@xana/i18n';
import { useBus, useHandledEvent, useLocation, useNavigate } from '@xana/remote-kit';
import { Dialog } from '@xana/ui-kit/dialog';
import { useEffect, useState } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { StoreBar } from './store-bar.tsx';
import { StoreContent, type StoreTab } from './store-content.tsx';
import { useStoreActions } from './use-store-actions.ts';

/** Opens on `shell:storeRequested`, over any page. On the page of the store it shows the requested tab there. */
export function StoreDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { payload, close } = useHandledEvent<PayloadOf<typeof storeRequested>>();
  const bus = useBus();
  const navigate = useNavigate();
  const [isOnPage] = useState(useLocation().pathname === '/store');
  const [tab, setTab] = useState<StoreTab>(payload.tab ?? 'all');
  const actions = useStoreActions();
  // The history of the payment opens instead.
  useEffect(() => bus.subscribe(paymentSucceeded, close), [bus, close]);
  useEffect(() => {
    if (!isOnPage) return;
    void navigate({ search: tab === 'all' ? '' : `tab=${tab}` }, { replace: true });
    close();
  }, [isOnPage]);
  if (isOnPage) return null;
  return (
    <Dialog title={t('store.title')} closeLabel={shared('close')} size="large" onClose={close}>
      <StoreBar actions={actions} />
      <StoreContent tab={tab} actions={actions} onTab={setTab} />
    </Dialog>
  );
}
