-- What other users may do and see. A member without a row has the defaults.
create table privacy_settings (
  user_id integer primary key references users (id) on delete cascade,
  message_senders text not null default 'everybody' check (message_senders in ('everybody', 'following', 'nobody')),
  shows_presence boolean not null default true
);

-- Which version of the terms of use a member accepted, and when. With a wallet that signs: the text that it signed.
create table accepted_terms (
  user_id integer not null references users (id) on delete cascade,
  version text not null check (char_length(version) = 10),
  accepted_at timestamptz not null default now(),
  message text,
  signature text,
  primary key (user_id, version),
  check ((message is null) = (signature is null))
);
