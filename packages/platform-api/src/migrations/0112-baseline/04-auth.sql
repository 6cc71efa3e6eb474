-- A user may have several wallets. The oldest is the one of their profile.
create table wallets (
  address text primary key check (address ~ '^0x[0-9a-f]{40}$'),
  user_id integer not null references users (id) on delete cascade,
  wallet_type text not null default 'ethereum',
  login_method text,
  wallet_name text,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index wallets_of_user on wallets (user_id);

-- The identity of a user at another service, proven by a token or signature of that service and never by a client.
create table identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users (id) on delete cascade,
  -- A social login proves an identity together with its wallet: both are one login method.
  wallet_address text references wallets (address) on delete cascade,
  verified_email text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (issuer, subject)
);
create index identities_of_user on identities (user_id);
create index identities_of_wallet on identities (wallet_address);
create index identities_by_verified_email on identities (lower(verified_email)) where verified_email is not null;

create table login_nonces (
  nonce text primary key,
  address text not null,
  -- The server writes the message that a wallet signs and stores it with the nonce.
  message text not null default '',
  -- A login that started with a key must be completed with the same key.
  key_thumbprint text,
  expires_at timestamptz not null
);
create index login_nonces_by_end on login_nonces (expires_at);
create index login_nonces_of_address on login_nonces (address);
create index login_nonces_by_address on login_nonces (address, expires_at);

create table sessions (
  id text primary key,
  user_id integer not null references users (id) on delete cascade,
  -- A refresh token contains the id of its session, so no lookup by the previous token is needed.
  refresh_hash text not null unique,
  previous_hash text,
  rotated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  started_at timestamptz not null default now(),
  device text not null default '',
  -- How a session was opened; null when it is not known.
  login_method text,
  wallet_name text,
  -- The wallet that opened the session; null for a login by Telegram and for apps.
  wallet_address text,
  -- The signature that a contract wallet (ERC-1271) accepted at the login, `{address, message, signature}`: it is verified
  -- again at every refresh. The nonce of the message is consumed, so the proof alone cannot be replayed.
  wallet_proof jsonb,
  -- The thumbprint (RFC 7638) of the key that a session is bound to (DPoP, RFC 9449). Its tokens are valid only with a
  -- proof of that key. Null for clients other than browsers that do not use DPoP.
  key_thumbprint text,
  -- The name that an app sent when it received this session by a hand-off. Such a session can end only itself and cannot
  -- hand off to another app.
  app text,
  -- When the member last proved a login method in this session; null: when it started.
  authenticated_at timestamptz,
  -- When the member left before this visit: a session that is used again after half an hour begins a new visit.
  away_since timestamptz
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

create table socket_tickets (
  ticket_hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index socket_tickets_by_end on socket_tickets (expires_at);
create index socket_tickets_of_session on socket_tickets (session_id);

-- Used responses of the Telegram widget, against replay.
create table used_telegram_hashes (
  hash text primary key,
  expires_at timestamptz not null
);
create index used_telegram_hashes_by_end on used_telegram_hashes (expires_at);

-- One-time codes that a page receives from the Telegram redirect and exchanges within minutes.
create table login_codes (
  code_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index login_codes_by_end on login_codes (expires_at);

-- Hand-offs: a member grants a session to an app that waits on a socket. `place_hash` is the hash of the values that the app
-- made up and gave to the page. Each connection of the app gets a new code, which invalidates a lost one.
create table hand_offs (
  place_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  login_for text,
  code_hash text unique,
  -- The session of an app depends on the wallet of the session that granted it.
  wallet_proof jsonb,
  expires_at timestamptz not null
);
create index hand_offs_by_end on hand_offs (expires_at);

-- The message that a member's wallet signs to consent to a hand-off. It is valid once, for one app and one session.
create table hand_off_consents (
  nonce text primary key,
  session_id text not null references sessions (id) on delete cascade,
  place_hash text not null,
  message text not null,
  expires_at timestamptz not null
);
create index hand_off_consents_by_end on hand_off_consents (expires_at);
create index hand_off_consents_of_session on hand_off_consents (session_id);

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
