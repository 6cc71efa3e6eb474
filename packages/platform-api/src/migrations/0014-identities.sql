-- Who somebody is at another service: proven by a token or a signature of that service, never by what a page says.
create table identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_of_user on identities (user_id);

-- Proven by such a service, unlike `unverified_email`.
alter table users add column verified_email text;

-- Answers of the Telegram widget that were used; each is good once.
create table used_telegram_hashes (
  hash text primary key,
  expires_at timestamptz not null
);

-- A page that comes back from Telegram shows one of these, once, within minutes.
create table login_codes (
  code_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

-- A member lets an app in that waits at a socket. `place_hash` is of what the app made up and gave to the page; the code
-- is made anew whenever the app comes to the socket, so that one that was lost on the way opens nothing.
create table hand_offs (
  place_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  login_for text,
  code_hash text unique,
  expires_at timestamptz not null
);
