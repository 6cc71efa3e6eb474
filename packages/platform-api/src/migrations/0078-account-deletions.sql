-- A member deletes the account: hidden at once, purged after `deletion_at` (decision 0060).
alter table users
  add column deletion_at timestamptz(3),
  -- When the personal data was purged; the row stays for payments and the XENY ledger.
  add column deleted_at timestamptz(3),
  add check (deleted_at is null or deletion_at is not null),
  -- Banned or deleted: other users see nothing of such a user.
  add column is_inactive boolean not null generated always as (is_banned or deletion_at is not null) stored;
-- A saved card is personal: the customer is forgotten with the account.
alter table card_customers
  drop constraint card_customers_user_id_fkey,
  add foreign key (user_id) references users (id) on delete cascade;
create index users_inactive on users (id) where is_inactive;
create index users_by_deletion on users (deletion_at) where deletion_at is not null and deleted_at is null;
