create table follows (
  follower_id integer not null references users (id) on delete cascade,
  followed_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_of_followed on follows (followed_id);
create index follows_newest on follows (follower_id, created_at desc, followed_id);
create index followers_newest on follows (followed_id, created_at desc, follower_id);

-- The one source of follower counts. In a table of its own, so that a change does not touch the indexes of users.
create table user_counts (
  user_id integer primary key references users (id) on delete cascade,
  followers integer not null default 0,
  followings integer not null default 0,
  -- Those that are not deleted.
  posts integer not null default 0
);
comment on table user_counts is
  'Counts of follows and posts. Triggers maintain them in the transaction that changes follows or posts; never write them elsewhere. count_users() recounts all users.';
create index user_counts_by_followers on user_counts (followers desc, user_id);

create function count_users() returns void language sql as $$
  insert into user_counts (user_id, followers, followings, posts)
    select users.id, coalesce(followers.number, 0), coalesce(followings.number, 0), coalesce(written.number, 0)
    from users
    left join (select followed_id, count(*) number from follows group by 1) followers on followers.followed_id = users.id
    left join (select follower_id, count(*) number from follows group by 1) followings on followings.follower_id = users.id
    left join (select user_id, count(*) number from posts where deleted_at is null group by 1) written
      on written.user_id = users.id
  on conflict (user_id) do update set
    followers = excluded.followers, followings = excluded.followings, posts = excluded.posts
$$;
comment on function count_users() is 'Recounts followers, followings and posts of every user, as after a bulk import.';

create function counted_user() returns trigger language plpgsql as $$ begin
  insert into user_counts (user_id) select id from changed on conflict do nothing;
  return null;
end $$;
create trigger counted after insert on users referencing new table as changed for each statement execute function counted_user();

-- Updates rows in the order of their ids, so that two users who follow each other at the same time cannot deadlock.
create function counted_follow() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  change record;
begin
  for change in
    select id, sum(followers)::integer followers, sum(followings)::integer followings from (
      select followed_id id, 1 followers, 0 followings from changed union all select follower_id, 0, 1 from changed
    ) both_sides group by id order by id
  loop
    update user_counts
      set followers = user_counts.followers + sign * change.followers,
        followings = user_counts.followings + sign * change.followings
      where user_id = change.id;
  end loop;
  return null;
end $$;
comment on function counted_follow() is 'Trigger of follows (counted_more, counted_fewer): maintains user_counts.';
create trigger counted_more after insert on follows referencing new table as changed
  for each statement execute function counted_follow();
create trigger counted_fewer after delete on follows referencing old table as changed
  for each statement execute function counted_follow();

create function counted_post() returns trigger language plpgsql as $$ begin
  update user_counts set posts = posts + changes.number * case tg_op when 'INSERT' then 1 else -1 end
    from (select user_id, count(*)::integer number from changed where deleted_at is null group by 1) changes
    where user_counts.user_id = changes.user_id;
  return null;
end $$;
create trigger counted_more after insert on posts referencing new table as changed
  for each statement execute function counted_post();
create trigger counted_fewer after delete on posts referencing old table as changed
  for each statement execute function counted_post();

create function counted_post_deletion() returns trigger language plpgsql as $$ begin
  update user_counts set posts = posts + case when new.deleted_at is null then 1 else -1 end
    where user_id = new.user_id;
  return null;
end $$;
create trigger counted_deletion after update of deleted_at on posts for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function counted_post_deletion();
