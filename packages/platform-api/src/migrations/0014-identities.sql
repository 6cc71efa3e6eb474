-- The identity of a user at another service, proven by a token or signature of that service and never by a client.
create table identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_of_user on identities (user_id);

-- Verified by such a service, unlike `unverified_email`.
alter table users add column verified_email text;

-- Used responses of the Telegram widget, against replay.
create table used_telegram_hashes (
  hash text primary key,
  expires_at timestamptz not null
);

-- One-time codes that a page receives from the Telegram redirect and exchanges within minutes.
create table login_codes (
  code_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

-- Hand-offs: a member grants a session to an app that waits on a socket. `place_hash` is the hash of the values that the app
-- made up and gave to the page. Each connection of the app gets a new code, which invalidates a lost one.
create table hand_offs (
  place_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  login_for text,
  code_hash text unique,
  expires_at timestamptz not null
);
