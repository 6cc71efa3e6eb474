-- Triggers maintain the counts that lists are sorted by and that their rows show. The counts are in tables of their own, so
-- that a change does not touch the indexes of spaces and users.
create table space_counts (
  space_id integer primary key references spaces (id) on delete cascade,
  favourites integer not null default 0,
  total_visits integer not null default 0,
  -- `heat`: visits of the last seven days with exponential decay (0.8 per day); `latest_visits`: of yesterday and today.
  heat double precision not null default 0,
  latest_visits integer not null default 0,
  -- The day for which `heat` and `latest_visits` were computed.
  counted_on date not null default current_date
);
create index space_counts_by_favourites on space_counts (favourites desc, space_id);
create index space_counts_by_visits on space_counts (total_visits desc, space_id);
create index space_counts_by_heat on space_counts (heat desc, space_id);
create index space_counts_stale on space_counts (counted_on) where heat > 0 or latest_visits > 0;
create index visits_of_space on visits (space_id, day);

create table user_counts (
  user_id integer primary key references users (id) on delete cascade,
  followers integer not null default 0,
  followings integer not null default 0,
  posts integer not null default 0
);
create index user_counts_by_followers on user_counts (followers desc, user_id);

-- Recount everything, as after a bulk import.
create function count_spaces() returns void language sql as $$
  insert into space_counts (space_id, favourites, heat, latest_visits, counted_on)
    select spaces.id, coalesce(liked.number, 0), coalesce(seen.heat, 0), coalesce(seen.latest, 0), current_date
    from spaces
    left join (select space_id, count(*) number from favourites group by 1) liked on liked.space_id = spaces.id
    left join (
      select space_id, sum(visits * power(0.8, current_date - day)) heat,
        coalesce(sum(visits) filter (where day >= current_date - 1), 0) latest
      from visits where day > current_date - 7 group by 1
    ) seen on seen.space_id = spaces.id
  on conflict (space_id) do update set
    favourites = excluded.favourites, heat = excluded.heat, latest_visits = excluded.latest_visits, counted_on = excluded.counted_on
$$;
-- Recompute the heat of some spaces from their visits.
create function count_visits(which integer[]) returns void language sql as $$
  update space_counts set heat = seen.heat, latest_visits = seen.latest, counted_on = current_date
  from (
    select wanted.id, coalesce(sum(visits * power(0.8, current_date - day)), 0) heat,
      coalesce(sum(visits) filter (where day >= current_date - 1), 0) latest
    from unnest(which) wanted (id) left join visits on visits.space_id = wanted.id and visits.day > current_date - 7
    group by wanted.id
  ) seen where space_counts.space_id = seen.id
$$;
create function count_users() returns void language sql as $$
  insert into user_counts (user_id, followers, followings, posts)
    select users.id, coalesce(fans.number, 0), coalesce(idols.number, 0), coalesce(written.number, 0)
    from users
    left join (select followed_id, count(*) number from follows group by 1) fans on fans.followed_id = users.id
    left join (select follower_id, count(*) number from follows group by 1) idols on idols.follower_id = users.id
    left join (select user_id, count(*) number from posts group by 1) written on written.user_id = users.id
  on conflict (user_id) do update set
    followers = excluded.followers, followings = excluded.followings, posts = excluded.posts
$$;

create function counted_space() returns trigger language plpgsql as $$ begin
  insert into space_counts (space_id) select id from changed on conflict do nothing;
  return null;
end $$;
create trigger counted after insert on spaces referencing new table as changed for each statement execute function counted_space();

create function counted_user() returns trigger language plpgsql as $$ begin
  insert into user_counts (user_id) select id from changed on conflict do nothing;
  return null;
end $$;
create trigger counted after insert on users referencing new table as changed for each statement execute function counted_user();

create function counted_favourite() returns trigger language plpgsql as $$ begin
  update space_counts set favourites = favourites + changes.number * case tg_op when 'INSERT' then 1 else -1 end
    from (select space_id, count(*)::integer number from changed group by 1) changes
    where space_counts.space_id = changes.space_id;
  return null;
end $$;
create trigger counted_more after insert on favourites referencing new table as changed
  for each statement execute function counted_favourite();
create trigger counted_fewer after delete on favourites referencing old table as changed
  for each statement execute function counted_favourite();

create function counted_visits() returns trigger language plpgsql as $$ begin
  perform count_visits((select array_agg(distinct space_id) from changed));
  return null;
end $$;
create trigger counted after insert on visits referencing new table as changed for each statement execute function counted_visits();
create trigger counted_again after update on visits referencing new table as changed
  for each statement execute function counted_visits();

-- Updates rows in the order of their ids, so that two users who follow each other at the same time cannot deadlock.
-- Migration 0032 replaces this function and `count_users` by the same ones in standard terms.
create function counted_follow() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  change record;
begin
  for change in
    select id, sum(fans)::integer fans, sum(idols)::integer idols from (
      select followed_id id, 1 fans, 0 idols from changed union all select follower_id, 0, 1 from changed
    ) both_sides group by id order by id
  loop
    update user_counts set followers = followers + sign * change.fans, followings = followings + sign * change.idols
      where user_id = change.id;
  end loop;
  return null;
end $$;
create trigger counted_more after insert on follows referencing new table as changed
  for each statement execute function counted_follow();
create trigger counted_fewer after delete on follows referencing old table as changed
  for each statement execute function counted_follow();

create function counted_post() returns trigger language plpgsql as $$ begin
  update user_counts set posts = posts + changes.number * case tg_op when 'INSERT' then 1 else -1 end
    from (select user_id, count(*)::integer number from changed group by 1) changes
    where user_counts.user_id = changes.user_id;
  return null;
end $$;
create trigger counted_more after insert on posts referencing new table as changed
  for each statement execute function counted_post();
create trigger counted_fewer after delete on posts referencing old table as changed
  for each statement execute function counted_post();

select count_spaces();
select count_users();
update space_counts set total_visits = spaces.total_visits from spaces where spaces.id = space_counts.space_id;
alter table spaces drop column total_visits;

-- Indexes for lists whose equal rows are sorted by id.
drop index spaces_newest;
create index spaces_newest on spaces (created_at desc, id);
drop index spaces_of_creator;
create index spaces_of_creator on spaces (creator_id, created_at desc, id);
drop index avatars_newest;
create index avatars_newest on avatars (created_at desc, id);
drop index posts_newest;
create index posts_newest on posts (created_at desc, id);
create index favourites_newest on favourites (user_id, created_at desc, space_id);
drop index follows_newest;
create index follows_newest on follows (follower_id, created_at desc, followed_id);
drop index followers_newest;
create index followers_newest on follows (followed_id, created_at desc, follower_id);
create index close_friends_newest on close_friends (user_id, created_at desc, friend_id);
-- Few users are banned: lists exclude them without reading each user.
create index users_banned on users (id) where is_banned;
create index members_of_conversation on conversation_members (conversation_id, user_id);
-- Live events started at most 31 days ago, so lists need not read older ones.
alter table events add check (ends_at <= starts_at + interval '31 days');
create index events_by_start on events (starts_at, id);
create index events_of_host on events (host_id, starts_at);

-- Pairs of Japanese characters; the trigram index needs three.
create function word_pairs(value text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct pair), '{}') from (
    select substr(value, place, 2) pair from generate_series(1, length(value) - 1) place
  ) pairs where pair ~ '^[ぁ-んー一-鿿々]{2}$'
$$;
create index spaces_pairs on spaces using gin (word_pairs(search));
create index users_pairs on users using gin (word_pairs(search));
create index nfts_pairs on nfts using gin (word_pairs(search));
-- Prefixes and whole names.
create index spaces_by_name on spaces (name_search text_pattern_ops);
create index users_by_name on users (name_search text_pattern_ops);
create index nfts_by_name on nfts (name_search text_pattern_ops);
