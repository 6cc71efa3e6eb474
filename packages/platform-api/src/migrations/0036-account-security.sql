-- How a session was opened. Null for sessions from before this migration.
alter table sessions add column login_method text;
alter table sessions add column wallet_name text;
-- The wallet that opened the session; null for a login by Telegram and for apps.
alter table sessions add column wallet_address text;
-- When the member last proved a login method in this session; null: when it started.
alter table sessions add column authenticated_at timestamptz;
-- Until this migration a user had at most one wallet.
update sessions set wallet_address = (select address from wallets where wallets.user_id = sessions.user_id limit 1)
  where app is null;

-- A user may have several wallets. The oldest is the one of their profile.
alter table wallets add column login_method text;
alter table wallets add column wallet_name text;
alter table wallets add column linked_at timestamptz not null default now();
alter table wallets add column last_used_at timestamptz;
update wallets set linked_at = (select created_at from users where users.id = wallets.user_id);

-- A social login proves an identity together with its wallet: both are one login method.
alter table identities add column wallet_address text references wallets (address) on delete cascade;
alter table identities add column verified_email text;
alter table identities add column last_used_at timestamptz;
update identities set wallet_address = (select address from wallets where wallets.user_id = identities.user_id limit 1)
  where issuer <> 'telegram';
update identities set verified_email = (select verified_email from users where users.id = identities.user_id)
  where wallet_address is not null;
create index identities_of_wallet on identities (wallet_address);
create index identities_by_verified_email on identities (lower(verified_email)) where verified_email is not null;

-- Messages that a wallet signs to be added to an account, or to confirm that the member is still there. Valid once, for one
-- session.
create table link_nonces (
  nonce text primary key,
  session_id text not null references sessions (id) on delete cascade,
  purpose text not null,
  address text not null,
  message text not null,
  expires_at timestamptz not null
);
create index link_nonces_by_end on link_nonces (expires_at);
create index link_nonces_of_session on link_nonces (session_id);

-- What happened to the account, told to each other session once.
create table account_notices (
  id text primary key,
  session_id text not null references sessions (id) on delete cascade,
  kind text not null,
  -- The session that did it. It may have ended.
  actor_session_id text not null,
  device text not null default '',
  app text,
  login_method text,
  wallet_name text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index account_notices_of_session on account_notices (session_id);
create index account_notices_by_end on account_notices (expires_at);
