import type { Reversal } from '@xana/contracts/http/payments/payment-fields';
import { useFormats } from '@xana/i18n/formats';
import { HistoryRow } from './history-row.tsx';
import { useText } from './phrases/phrases.ts';

/** A refund or a dispute of a payment, with the XENY that went with it. */
export function ReversalRow({ reversal, product }: { reversal: Reversal; product: string }) {
  const t = useText();
  const format = useFormats();
  const { kind, amount, xeny, createdAt } = reversal;
  const change = xeny === 0 ? 'none' : xeny < 0 ? 'taken' : 'returned';
  return (
    <HistoryRow
      name={t('reversal.of', { kind: t(`reversal.${kind}`), product })}
      amount={format.price(amount)}
      at={createdAt}
      state={{
        text: t(`reversal.xeny.${change}`, { xeny: format.number(Math.abs(xeny)) }),
        tone: amount < 0 ? 'open' : 'good',
        explanation: t(`reversal.${kind}.meaning`),
      }}
    />
  );
}
