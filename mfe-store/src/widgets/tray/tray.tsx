import { useHandledEvent } from '@xana/remote-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { leftPayments, subscribeLeftPayments } from '../../screens/card-payment/attempt/left-payments.ts';
import { useSentTransfers, useTrackTransfers } from '../../screens/transfer-xeta/use-track-transfers.ts';
import { PaymentRow } from './payment-row.tsx';
import { useText } from './phrases/phrases.ts';
import { TransferRow } from './transfer-row.tsx';
import * as css from './tray.module.css';

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
