-- Who is in a space now (decision 0092). Unlogged: the rows live for minutes, and apps write them again after a crash.
create unlogged table space_presences (
  -- `user:17` of a member, the pseudonymous key of a visitor: one row each, so that entering a space leaves the former one.
  presence_key text primary key,
  space_id integer not null references spaces (id) on delete cascade,
  user_id integer references users (id) on delete cascade,
  entered_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
) with (fillfactor = 50);
-- Without `expires_at`, so that a heartbeat changes no index (a HOT update).
create index space_presences_of_space on space_presences (space_id);
create index space_presences_of_user on space_presences (user_id) where user_id is not null;
