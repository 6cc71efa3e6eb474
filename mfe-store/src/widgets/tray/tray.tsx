import { historyRequested, paymentRequested, transferRequested } from '@xana/contracts/events/store';
import { useFormats } from '@xana/i18n/formats';
import { useBus, useHandledEvent } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { CheckIcon, CloseIcon, WarningIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { Spinner } from '@xana/ui-kit/spinner';
import { fromWei } from '@xana/wallet/amounts';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import {
  type LeftPayment,
  leftPayments,
  removeLeftPayment,
  subscribeLeftPayments,
} from '../../screens/card-payment/attempt/left-payments.ts';
import { changeTransfer, type SentTransfer } from '../../screens/transfer-xeta/sent-transfers.ts';
import { useSentTransfers, useTrackTransfers } from '../../screens/transfer-xeta/use-track-transfers.ts';
import { useText } from './phrases/phrases.ts';
import * as css from './tray.module.css';

const STATES = { open: 'open', paid: 'done', unpaid: 'failed', unknown: 'failed' } as const;

/** Opens on `store:transferPending`: on every page, payments and transfers that go on without their dialog, until the member has seen how each one ended. */
export function Tray() {
  const t = useText();
  const { close } = useHandledEvent();
  useTrackTransfers();
  const transfers = useSentTransfers().filter(({ isSeen }) => !isSeen);
  const payments = useSyncExternalStore(subscribeLeftPayments, leftPayments);
  const isEmpty = transfers.length + payments.length === 0;
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty, close]);
  return (
    <section className={css.tray} data-tray aria-label={t('label')}>
      <ul className={css.list}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
        {transfers.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} />
        ))}
      </ul>
    </section>
  );
}

function TransferRow({ transfer: { id, wei, outcome } }: { transfer: SentTransfer }) {
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

function PaymentRow({ payment: { id, productId, tab, xeny, outcome } }: { payment: LeftPayment }) {
  const t = useText();
  const bus = useBus();
  const close = () => removeLeftPayment(id);
  const showResult = () => {
    close();
    if (outcome === 'unpaid') bus.publish(paymentRequested, { productId });
    else bus.publish(historyRequested, { tab });
  };
  return (
    <TrayRow
      state={STATES[outcome]}
      text={t(`payment.${outcome}`, { xeny: useFormats().number(xeny) })}
      button={
        outcome !== 'open' && (
          <Button size="small" variant="quiet" onClick={showResult}>
            {t(outcome === 'unpaid' ? 'again' : 'history')}
          </Button>
        )
      }
      onClose={close}
    />
  );
}

interface TrayRowProps {
  state: 'open' | 'done' | 'failed';
  text: string;
  /** What leads to more. */
  button: ReactNode;
  onClose(): void;
}

/** One row of the tray. While it is open it cannot be closed. */
function TrayRow({ state, text, button, onClose }: TrayRowProps) {
  const t = useText();
  return (
    <li className={css.row}>
      <span className={css.mark} data-state={state}>
        {state === 'open' ? <Spinner /> : state === 'done' ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
      </span>
      <span className={css.text} role="status">
        {text}
      </span>
      {button}
      {state !== 'open' && (
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      )}
    </li>
  );
}
