import type { getXenyLedger as contract } from '@xana/contracts/http/payments/get-xeny-ledger';
import { selectMovementPage, selectSourceProducts } from '../../database/payments/xeny-ledger-pages.ts';
import type { Handler } from '../../http/handler.ts';
import { movementSource } from './movement-source.ts';
import { daysAgo } from './payment-history.ts';

export const getXenyLedger: Handler<typeof contract> = async ({ input, caller, database }) => {
  const { days, ...page } = input;
  const { count, rows } = await selectMovementPage(database, caller.userId, { since: daysAgo(days), page });
  const movements = rows.map((row) => ({ ...row, ...movementSource(row.key, row.amount) }));
  const products = await selectSourceProducts(
    database,
    movements.flatMap(({ source }) => source ?? []),
  );
  return {
    count,
    rows: movements.map(({ id, created_at, amount, balance, reason, source }) => ({
      id,
      createdAt: created_at.toISOString(),
      reason,
      product: products.get(source ?? '') ?? null,
      amount,
      balance,
    })),
  };
};
