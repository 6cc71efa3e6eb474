-- The one source of follower counts: `user_counts`. The functions of migration 0015 in standard terms, and descriptions
-- that `\d+` shows. What they count does not change.
create or replace function count_users() returns void language sql as $$
  insert into user_counts (user_id, followers, followings, posts)
    select users.id, coalesce(followers.number, 0), coalesce(followings.number, 0), coalesce(written.number, 0)
    from users
    left join (select followed_id, count(*) number from follows group by 1) followers on followers.followed_id = users.id
    left join (select follower_id, count(*) number from follows group by 1) followings on followings.follower_id = users.id
    left join (select user_id, count(*) number from posts group by 1) written on written.user_id = users.id
  on conflict (user_id) do update set
    followers = excluded.followers, followings = excluded.followings, posts = excluded.posts
$$;

-- Updates rows in the order of their ids, so that two users who follow each other at the same time cannot deadlock.
create or replace function counted_follow() returns trigger language plpgsql as $$
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

comment on table user_counts is
  'Counts of follows and posts. Triggers maintain them in the transaction that changes follows or posts; never write them elsewhere. count_users() recounts all users.';
comment on function count_users() is 'Recounts followers, followings and posts of every user, as after a bulk import.';
comment on function counted_follow() is 'Trigger of follows (counted_more, counted_fewer): maintains user_counts.';
