import { transferRequested } from '@xana/contracts/events/store';
import { useBus } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { fromWei } from '@xana/wallet/amounts';
import { changeTransfer, type SentTransfer } from '../../screens/transfer-xeta/sent-transfers.ts';
import { useText } from './phrases/phrases.ts';
import { TrayRow } from './tray-row.tsx';

export function TransferRow({ transfer: { id, wei, outcome } }: { transfer: SentTransfer }) {
  const t = useText();
  const bus = useBus();
  const state = outcome === 'open' || outcome === 'done' ? outcome : 'failed';
  return (
    <TrayRow
      state={state}
      text={t(`transfer.${outcome === 'untraced' ? outcome : state}`, { amount: fromWei(wei) })}
      button={
        <Button size="small" variant="quiet" onClick={() => bus.publish(transferRequested, { transferId: id })}>
          {t('details')}
        </Button>
      }
      onClose={() => changeTransfer(id, { isSeen: true })}
    />
  );
}
