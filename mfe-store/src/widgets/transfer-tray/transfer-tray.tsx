import { transferRequested } from '@xana/contracts/events/store';
import { useBus, useHandledEvent } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { CheckIcon, CloseIcon, WarningIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { Spinner } from '@xana/ui-kit/spinner';
import { fromWei } from '@xana/wallet/amounts';
import { useEffect } from 'react';
import { useText } from '../../screens/transfer-xeta/phrases/phrases.ts';
import { changeTransfer, type SentTransfer } from '../../screens/transfer-xeta/sent-transfers.ts';
import { useSentTransfers, useTrackTransfers } from '../../screens/transfer-xeta/use-track-transfers.ts';
import * as css from './transfer-tray.module.css';

/** Opens on `store:transferPending`: follows sent transfers on every page until the member has seen how each one ended. */
export function TransferTray() {
  const t = useText();
  const { close } = useHandledEvent();
  useTrackTransfers();
  const unseen = useSentTransfers().filter(({ isSeen }) => !isSeen);
  useEffect(() => {
    if (unseen.length === 0) close();
  }, [unseen.length, close]);
  return (
    <section className={css.tray} aria-label={t('tray.label')}>
      <ul className={css.list}>
        {unseen.map((transfer) => (
          <Row key={transfer.id} transfer={transfer} />
        ))}
      </ul>
    </section>
  );
}

function Row({ transfer: { id, wei, outcome } }: { transfer: SentTransfer }) {
  const t = useText();
  const bus = useBus();
  const state = outcome === 'open' || outcome === 'done' || outcome === 'untraced' ? outcome : 'failed';
  return (
    <li className={css.row}>
      <span className={css.mark} data-state={state}>
        {state === 'open' ? <Spinner /> : state === 'done' ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
      </span>
      <span className={css.text} role="status">
        {t(`tray.${state}`, { amount: fromWei(wei) })}
      </span>
      <Button size="small" variant="quiet" onClick={() => bus.publish(transferRequested, { transferId: id })}>
        {t('tray.details')}
      </Button>
      {state !== 'open' && (
        <IconButton label={t('tray.close')} onClick={() => changeTransfer(id, { isSeen: true })}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </li>
  );
}
