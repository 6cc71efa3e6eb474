import type { XenyMovement } from '@xana/contracts/http/payments/get-xeny-ledger';
import type { Reversal } from '@xana/contracts/http/payments/payment-fields';
import type { TransactionRow } from '@xana/contracts/http/payments/purchases';
import type { SubscriptionRow } from '@xana/contracts/http/payments/subscriptions';
import { useProductName } from '../../../shared/use-product-name.ts';
import { useText } from '../phrases/phrases.ts';
import type { CsvCell } from './to-csv.ts';

type Row = readonly CsvCell[];

/** The tables of the export, with a head in the user's language. */
export function useHistoryTables() {
  const t = useText();
  const nameOf = useProductName();
  const payments: Row = [
    t('csv.date'),
    t('csv.type'),
    t('csv.product'),
    t('csv.status'),
    t('csv.amount'),
    t('csv.xeny'),
    t('csv.card'),
    t('csv.id'),
  ];
  const reversalRow = (product: string, { kind, createdAt, amount, xeny, id }: Reversal): Row => [
    dateCell(createdAt),
    t(`reversal.${kind}`),
    product,
    null,
    dollars(amount),
    xeny,
    null,
    id,
  ];
  const ofPayment = (row: TransactionRow): Row[] => [
    [
      dateCell(row.createdAt),
      t('csv.payment'),
      nameOf(row.product),
      t(`status.${row.status}`),
      dollars(row.amount),
      row.xeny,
      row.cardLast4,
      row.paymentIntentId ?? row.id,
    ],
    ...row.reversals.map((each) => reversalRow(nameOf(row.product), each)),
  ];
  const ofPlan = (row: SubscriptionRow): Row[] => [
    [
      dateCell(row.createdAt),
      t('csv.subscription'),
      nameOf(row.product),
      t(`plan.${row.status}`),
      null,
      null,
      null,
      row.subscriptionId ?? row.id,
    ],
    ...row.payments.flatMap(({ createdAt, amount, cardLast4, id, reversals }) => [
      [dateCell(createdAt), t('csv.payment'), nameOf(row.product), null, dollars(amount), null, cardLast4, id],
      ...reversals.map((each) => reversalRow(nameOf(row.product), each)),
    ]),
  ];
  const ofMovement = ({ createdAt, reason, product, amount, balance, id }: XenyMovement): Row => [
    dateCell(createdAt),
    t(`reason.${reason}`),
    product && nameOf(product),
    Number(amount),
    Number(balance),
    id,
  ];
  return {
    normal: (rows: TransactionRow[]) => [payments, ...rows.flatMap(ofPayment)],
    subscription: (rows: SubscriptionRow[]) => [payments, ...rows.flatMap(ofPlan)],
    xeny: (rows: XenyMovement[]) => [
      [t('csv.date'), t('csv.reason'), t('csv.product'), t('csv.xeny'), t('csv.balance'), t('csv.id')],
      ...rows.map(ofMovement),
    ],
  };
}

/** `2026-11-20 07:08:09`, which spreadsheets in every language read as a date. The head names the time zone. */
const dateCell = (iso: string): string => new Date(iso).toISOString().slice(0, 19).replace('T', ' ');

const CENTS_PER_DOLLAR = 100;
const dollars = (cents: number): number => cents / CENTS_PER_DOLLAR;
