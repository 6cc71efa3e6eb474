import type { SubscriptionPayment } from '@xana/contracts/http/payments/subscriptions';
import { useFormats } from '@xana/i18n/formats';
import { Button } from '@xana/ui-kit/button';
import { useState } from 'react';
import * as css from './history-list.module.css';
import { HistoryRow } from './history-row.tsx';
import { useText } from './phrases/phrases.ts';
import { ReceiptButton } from './receipt/receipt-button.tsx';
import { ReversalRow } from './reversal-row.tsx';

/** The paid months of a plan, each followed by its refunds and disputes; folded until they are asked for. */
export function SubscriptionPayments({ payments, plan }: { payments: readonly SubscriptionPayment[]; plan: string }) {
  const t = useText();
  const format = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.months}>
      <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('payments', { count: format.number(payments.length) })}
      </Button>
      {isOpen && (
        <ul className={css.rows} aria-label={t('payments', { count: format.number(payments.length) })}>
          {payments.map((payment) => (
            <Month key={payment.id} payment={payment} plan={plan} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Month({ payment, plan }: { payment: SubscriptionPayment; plan: string }) {
  const t = useText();
  const format = useFormats();
  const { id, createdAt, startsAt, endsAt, amount, cardLast4, reversals } = payment;
  return (
    <>
      <HistoryRow
        name={t('month', { from: format.day(startsAt), to: format.day(endsAt) })}
        amount={format.price(amount)}
        at={createdAt}
        state={{ text: t('paid'), tone: 'good' }}
      >
        <div className={css.quiet}>
          <ReceiptButton receipt={{ id, paidAt: createdAt, product: plan, amount, cardLast4, reversals }} />
        </div>
      </HistoryRow>
      {reversals.map((reversal) => (
        <ReversalRow key={reversal.id} reversal={reversal} product={plan} />
      ))}
    </>
  );
}
