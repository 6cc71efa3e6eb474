import type { BoughtProduct } from '@xana/contracts/http/payments/payment-fields';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { inOrderOf, type Page, pageOfIds } from '../statements/key-pages.ts';

export interface MovementRow {
  id: number;
  key: string;
  created_at: Date;
  /** Whole numbers as text. */
  amount: string;
  balance: string;
}

/** A user's movements since a time with the balance after each, the newest first, and how many there are. */
export async function selectMovementPage(
  database: Database,
  userId: number,
  { since, page }: { since: Date; page: Page },
): Promise<{ count: number; rows: MovementRow[] }> {
  const from = sql`from xeny_entries where user_id = ${userId} and created_at > ${since}`;
  const list = { from, id: sql`id`, sortKey: sql`id`, type: 'integer', order: 'desc' } as const;
  const { count, ids } = await pageOfIds(database, list, page);
  if (ids.length === 0) return { count, rows: [] };
  // A balance needs all movements before it, also those before the period.
  const { rows } = await sql<MovementRow>`
    select id, key, created_at, amount::text, balance::text from (
      select id, key, created_at, amount, sum(amount) over (order by id) as balance
      from xeny_entries where user_id = ${userId}
    ) as movements where id in (${sql.join(ids)})`.execute(database);
  return { count, rows: inOrderOf(ids, rows) };
}

/** The products of payments and of paid months, by the source of a movement: `payment:17`, `plan:in_1`. */
export async function selectSourceProducts(database: Database, sources: readonly string[]) {
  const idsOf = (kind: string) =>
    sources.flatMap((source) => (source.startsWith(kind) ? source.slice(kind.length) : []));
  const payments = idsOf('payment:').map(Number);
  const invoices = idsOf('plan:');
  const found = await Promise.all([
    payments.length > 0 &&
      sql<SourceProduct>`select 'payment:' || payments.id as source, products.id, products.name,
          payments.xeny, 'once' as credited
        from payments join products on products.id = product_id where payments.id in (${sql.join(payments)})`.execute(
        database,
      ),
    invoices.length > 0 &&
      sql<SourceProduct>`select 'plan:' || invoice_id as source, products.id, products.name,
          subscriptions.xeny, subscriptions.credited
        from paid_periods join subscriptions on subscriptions.id = subscription
        join products on products.id = product_id where invoice_id in (${sql.join(invoices)})`.execute(database),
  ]);
  return new Map(found.flatMap((rows) => (rows ? rows.rows : [])).map(({ source, ...product }) => [source, product]));
}

interface SourceProduct {
  source: string;
  id: string;
  name: string;
  xeny: number;
  credited: BoughtProduct['credited'];
}
