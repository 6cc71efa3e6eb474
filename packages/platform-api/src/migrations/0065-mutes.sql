-- A member who mutes a user no longer sees the user's posts and comments. The muted user cannot notice it.
create table mutes (
  user_id integer not null references users (id) on delete cascade,
  muted_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, muted_id),
  check (user_id <> muted_id)
);
create index mutes_of_muted on mutes (muted_id);
-- Serves the member's list of muted users, newest first.
create index mutes_of_user_by_time on mutes (user_id, created_at desc, muted_id);
