import { getXenyLedger, type XenyMovement } from '@xana/contracts/http/payments/get-xeny-ledger';
import { useFormats } from '@xana/i18n/formats';
import { useOperationPages } from '@xana/remote-kit';
import { useProductName } from '../../shared/use-product-name.ts';
import { HistoryList, PAGE_SIZE } from './history-list.tsx';
import { HistoryRow } from './history-row.tsx';
import { useText } from './phrases/phrases.ts';

/** Each movement of the member's XENY, why it was made, and the balance after it. */
export function LedgerList({ days }: { days: number }) {
  const t = useText();
  const answer = useOperationPages(getXenyLedger, (pageNumber) => ({ days, pageNumber, pageSize: PAGE_SIZE }), {
    staleMilliseconds: 0,
  });
  return (
    <HistoryList label={t('tab.xeny')} emptyHint={t('empty.xeny')} answer={answer}>
      {(row) => <Movement row={row} />}
    </HistoryList>
  );
}

function Movement({ row: { reason, product, amount, balance, createdAt } }: { row: XenyMovement }) {
  const t = useText();
  const format = useFormats();
  const nameOf = useProductName();
  const isCredit = !amount.startsWith('-');
  const name = t(`reason.${reason}`);
  return (
    <HistoryRow
      name={product ? t('reason.of', { reason: name, product: nameOf(product) }) : name}
      amount={`${isCredit ? '+' : ''}${format.number(amount)} XENY`}
      at={createdAt}
      state={{ text: t('balanceAfter', { xeny: format.number(balance) }), tone: 'plain' }}
    />
  );
}
