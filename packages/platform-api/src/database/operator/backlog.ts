import type { PAYMENT_STATUSES } from '@xana/contracts/http/payments/payment-fields';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { plannedEachTime } from '../connection/prepared-statements.ts';

/** Rows that are read of each kind: a backlog beyond it is shown as this number. */
const MAX_ROWS = 10_000;

/** Work that waits, and for how long the oldest has waited. */
export interface BacklogRow {
  /** `payment`: open, by status. The others are due: to be reconciled with the card provider, or to be sent. */
  kind: 'payment' | 'reconcile payment' | 'reconcile subscription' | 'push message';
  /** Of an open payment; null for the other kinds. */
  status: (typeof PAYMENT_STATUSES)[number] | null;
  count: number;
  oldestSeconds: number;
}

/**
 * Reads what waits in one statement, by partial indexes. It runs on a connection of its own, so that no member's read waits for it.
 * Kinds without rows are left out.
 */
export async function readBacklog(database: Database): Promise<BacklogRow[]> {
  const { rows } = await sql<BacklogRow>`${plannedEachTime}
    select kind, status, count(*)::integer as count,
      greatest(extract(epoch from now() - min(since)), 0)::double precision as "oldestSeconds"
    from (
      (select 'payment' as kind, status, created_at as since
        from payments where ask_at is not null limit ${MAX_ROWS})
      union all
      (select 'reconcile payment', null, ask_at from payments where ask_at <= now() order by ask_at limit ${MAX_ROWS})
      union all
      (select 'reconcile subscription', null, ask_at
        from subscriptions where ask_at <= now() order by ask_at limit ${MAX_ROWS})
      union all
      (select 'push message', null, due_at
        from push_messages where due_at <= now() and expires_at > now() order by due_at limit ${MAX_ROWS})
    ) waiting
    group by kind, status`.execute(database);
  return rows;
}
