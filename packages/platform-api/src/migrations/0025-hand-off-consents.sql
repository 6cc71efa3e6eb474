-- The app that got a session by a hand-off, as it named itself. Such a session ends itself and no other, and lets no
-- further app in.
alter table sessions add column app text;
-- What a member's wallet is asked to sign before an app is let in: good once, for one app and one session.
create table hand_off_consents (
  nonce text primary key,
  session_id text not null references sessions (id) on delete cascade,
  place_hash text not null,
  message text not null,
  expires_at timestamptz not null
);
create index hand_off_consents_by_end on hand_off_consents (expires_at);
create index hand_off_consents_of_session on hand_off_consents (session_id);
