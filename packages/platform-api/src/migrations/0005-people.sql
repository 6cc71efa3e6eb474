alter table users add column tags text[] not null default '{}';
create index users_by_tag on users using gin (tags);

-- Private: only `user_id` may read this list, not the friend.
create table close_friends (
  user_id integer not null references users (id) on delete cascade,
  friend_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, friend_id),
  check (user_id <> friend_id)
);

create index posts_of_user on posts (user_id, created_at desc);
create index follows_newest on follows (follower_id, created_at desc);
create index followers_newest on follows (followed_id, created_at desc);
