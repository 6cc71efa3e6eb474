import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The column keeps its value: it does not tell who the person was, or the books need it. */
const KEPT = { isKept: true } as const;

type Purged = typeof KEPT | string | null | readonly string[] | RawBuilder<unknown>;
type PurgedColumns<Name extends keyof Tables> = Record<keyof Tables[Name], Purged>;

const FOR_THE_BOOKS = {
  ...{ id: KEPT, user_id: KEPT, attempt: KEPT, product_id: KEPT, unit_amount: KEPT, xeny: KEPT },
  ...{ status: KEPT, created_at: KEPT, ask_at: KEPT },
  // The only column that names the person.
  email: '',
} as const;

/**
 * What becomes of each column of a row that stays when its user is purged: those of the tables that refer to users without
 * `on delete`. A new column does not compile without an entry, and `delete-account.test.ts` finds a new table.
 */
const PURGED_ROWS = {
  users: {
    ...{ id: KEPT, profile_icon_color: KEPT, created_at: KEPT, profile_version: KEPT, is_popup_shown: KEPT },
    ...{ is_banned: KEPT, banned_until: KEPT, deletion_at: KEPT, is_inactive: KEPT },
    ...{ name: 'Deleted user', username: sql`'deleted' || id`, bio: '', tags: [] },
    ...{ avatar: null, banner: null, email: null, phone_number: null, unverified_email: null, verified_email: null },
    ...{ instagram: null, twitter: null, discord: null, youtube: null, website: null },
    ...{ approval_state: 'pending', deleted_at: sql`now()` },
  } satisfies PurgedColumns<'users'>,
  payments: {
    ...FOR_THE_BOOKS,
    ...{ country: KEPT, description: KEPT, intent_id: KEPT, card_last4: KEPT },
    ...{ refunded: KEPT, is_disputed: KEPT, taken_back: KEPT, returns: KEPT },
  } satisfies PurgedColumns<'payments'>,
  subscriptions: {
    ...FOR_THE_BOOKS,
    ...{ credited: KEPT, payment_method: KEPT, subscription_id: KEPT, period_end: KEPT, cancels_at_period_end: KEPT },
  } satisfies PurgedColumns<'subscriptions'>,
  xeny_movements: {
    ...{ id: KEPT, key: KEPT, from_user: KEPT, to_user: KEPT, amount: KEPT, created_at: KEPT },
  } satisfies PurgedColumns<'xeny_movements'>,
};

export type KeptTable = keyof typeof PURGED_ROWS;
export const KEPT_TABLES = Object.keys(PURGED_ROWS) as KeptTable[];

type PurgedValue = Exclude<Purged, typeof KEPT>;

/** The columns of a table that lose their value, each with what it becomes. */
export const purgedValuesOf = (table: KeptTable): [column: string, value: PurgedValue][] =>
  Object.entries(PURGED_ROWS[table] as Record<string, Purged>).filter(
    (entry): entry is [string, PurgedValue] => entry[1] !== KEPT,
  );
