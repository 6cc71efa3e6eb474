import type { PayloadOf } from '@xana/contracts/events/event';
import type { historyRequested } from '@xana/contracts/events/store';
import { sharedPhrases } from '@xana/i18n';
import { useHandledEvent, useLocation, useNavigate } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { Dialog } from '@xana/ui-kit/dialog';
import { useEffect, useState } from 'react';
import { HistoryContent } from './history-content.tsx';
import { type HistoryView, queryOfTab } from './history-tabs.ts';
import { useText } from './phrases/phrases.ts';

/** Opens on `store:historyRequested`, over any page. On the page of the history it shows the requested tab there. */
export function HistoryDialog() {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { payload, close } = useHandledEvent<PayloadOf<typeof historyRequested>>();
  const member = useMember();
  const navigate = useNavigate();
  const [isOnPage] = useState(useLocation().pathname === '/store/history');
  const [tab, setTab] = useState<HistoryView>(payload.tab);
  useEffect(() => {
    if (isOnPage) void navigate({ search: queryOfTab(payload.tab) }, { replace: true });
    if (isOnPage || !member) close();
  }, [isOnPage, member]);
  if (isOnPage || !member) return null;
  return (
    <Dialog title={t('title')} closeLabel={shared('close')} size="wide" onClose={close}>
      <HistoryContent tab={tab} onTab={setTab} />
    </Dialog>
  );
}
