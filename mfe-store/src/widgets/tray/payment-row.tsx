import { historyRequested, paymentRequested } from '@xana/contracts/events/store';
import { useFormats } from '@xana/i18n/formats';
import { useBus } from '@xana/remote-kit';
import { Button } from '@xana/ui-kit/button';
import { type LeftPayment, removeLeftPayment } from '../../screens/card-payment/attempt/left-payments.ts';
import { useText } from './phrases/phrases.ts';
import { TrayRow } from './tray-row.tsx';

const STATES = { open: 'open', paid: 'done', unpaid: 'failed', unknown: 'failed' } as const;

export function PaymentRow({ payment: { id, productId, tab, xeny, outcome } }: { payment: LeftPayment }) {
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
