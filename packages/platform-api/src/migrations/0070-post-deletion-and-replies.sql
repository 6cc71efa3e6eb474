-- A deleted post or comment is hidden at once, can be restored for a time, and is then purged by a job (decision 0056).
alter table posts
  add column deleted_at timestamptz,
  -- Idempotency key of the author.
  add column client_id text;
create unique index posts_client_id on posts (user_id, client_id) where client_id is not null;
create index posts_deleted on posts (deleted_at) where deleted_at is not null;
-- Index-only scans of a user's newest posts that are not deleted.
create index posts_shown_of_user on posts (user_id, created_at desc, id) where deleted_at is null;

-- Replies have one level: `parent_id` names a comment without a parent on the same post.
alter table post_comments
  add column parent_id integer references post_comments (id) on delete cascade,
  add column client_id text,
  add column deleted_at timestamptz,
  -- The author of the comment or of the post; only this member can restore it.
  add column deleted_by integer references users (id) on delete set null;
create unique index post_comments_client_id on post_comments (user_id, client_id) where client_id is not null;
create index replies_of_comment on post_comments (parent_id, id) where parent_id is not null;
create index post_comments_deleted on post_comments (deleted_at) where deleted_at is not null;

-- `user_counts.posts` counts posts that are not deleted.
create or replace function count_users() returns void language sql as $$
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

create or replace function counted_post() returns trigger language plpgsql as $$ begin
  update user_counts set posts = posts + changes.number * case tg_op when 'INSERT' then 1 else -1 end
    from (select user_id, count(*)::integer number from changed where deleted_at is null group by 1) changes
    where user_counts.user_id = changes.user_id;
  return null;
end $$;

create function counted_post_deletion() returns trigger language plpgsql as $$ begin
  update user_counts set posts = posts + case when new.deleted_at is null then 1 else -1 end
    where user_id = new.user_id;
  return null;
end $$;
create trigger counted_deletion after update of deleted_at on posts for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function counted_post_deletion();
