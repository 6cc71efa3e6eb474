-- The name that an app sent when it received this session by a hand-off. Such a session can end only itself and cannot
-- hand off to another app.
alter table sessions add column app text;
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
