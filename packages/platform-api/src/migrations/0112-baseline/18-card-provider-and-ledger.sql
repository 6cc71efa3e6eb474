-- Processed events of the card provider, against replay.
create table card_events (
  id text primary key,
  type text not null,
  heard_at timestamptz not null default now()
);

-- Objects of the card provider are read and stored by several requests at once. Each read takes a number before it asks; an answer is
-- stored unless one with a higher number was.
create sequence card_read_numbers;
create table card_reads (
  object_id text primary key,
  number bigint not null,
  expires_at timestamptz not null default now() + interval '1 day'
);
create index card_reads_expires_at_idx on card_reads (expires_at);

-- Double-entry ledger: each movement debits one account and credits another with the same whole amount, so that all
-- accounts sum up to 0. A null account is the issuer. Rows are never updated or deleted.
create sequence xeny_movements_id as integer;
create table xeny_movements (
  -- The order of the movements, for pages and balances. Those of one transaction have the same time.
  id integer not null default nextval('xeny_movements_id'),
  -- Idempotency key: names the reason of the movement, so that a repeated event is booked once.
  key text primary key,
  from_user integer references users (id),
  to_user integer references users (id),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  check (from_user is distinct from to_user)
);
alter sequence xeny_movements_id owned by xeny_movements.id;
create unique index xeny_movements_by_id on xeny_movements (id);
create index xeny_movements_to on xeny_movements (to_user);
create index xeny_movements_from on xeny_movements (from_user) where from_user is not null;

-- The two sides of each movement.
create view xeny_entries as
  select key, to_user as user_id, amount, created_at, id from xeny_movements
  union all
  select key, from_user, -amount, created_at, id from xeny_movements;
