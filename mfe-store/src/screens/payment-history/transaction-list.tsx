import { getTransactionHistory, type TransactionRow } from '@xana/contracts/http/payments/purchases';
import { useFormats } from '@xana/i18n/formats';
import { useOperationPages } from '@xana/remote-kit';
import { useProductName } from '../../shared/use-product-name.ts';
import * as css from './history-list.module.css';
import { HistoryList, PAGE_SIZE } from './history-list.tsx';
import { HistoryRow } from './history-row.tsx';
import { useText } from './phrases/phrases.ts';
import { ReceiptButton } from './receipt/receipt-button.tsx';
import { ReversalRow } from './reversal-row.tsx';

/** Payments of packs, each followed by its refunds and disputes. */
export function TransactionList({ days }: { days: number }) {
  const t = useText();
  const nameOf = useProductName();
  const answer = useOperationPages(getTransactionHistory, (pageNumber) => ({ days, pageNumber, pageSize: PAGE_SIZE }), {
    staleMilliseconds: 0,
  });
  return (
    <HistoryList label={t('tab.normal')} emptyHint={t('empty.normal')} answer={answer}>
      {(row) => (
        <>
          <Transaction row={row} />
          {row.reversals.map((reversal) => (
            <ReversalRow key={reversal.id} reversal={reversal} product={nameOf(row.product)} />
          ))}
        </>
      )}
    </HistoryList>
  );
}

const TONES: Partial<Record<TransactionRow['status'], 'good' | 'bad'>> = {
  succeeded: 'good',
  failed: 'bad',
  canceled: 'bad',
};

function Transaction({ row }: { row: TransactionRow }) {
  const t = useText();
  const format = useFormats();
  const name = useProductName()(row.product);
  const { status, amount, refunded, createdAt, cardLast4, reversals } = row;
  const shown = refunded === 0 ? status : refunded < amount ? 'partlyRefunded' : 'refunded';
  return (
    <HistoryRow
      name={name}
      amount={format.price(amount)}
      at={createdAt}
      state={{
        text: t(`status.${shown}`),
        tone: refunded > 0 ? 'open' : (TONES[status] ?? 'open'),
        explanation: t(`status.${shown}.meaning`),
      }}
    >
      {status === 'succeeded' && (
        <div className={css.quiet}>
          <ReceiptButton
            receipt={{
              id: row.paymentIntentId ?? String(row.id),
              paidAt: createdAt,
              product: name,
              amount,
              cardLast4,
              reversals,
            }}
          />
        </div>
      )}
    </HistoryRow>
  );
}
