-- The number of comments that a post shows. Counting them for each row of a list took 12 ms for ten posts with a thousand each.
alter table posts add column comment_count integer not null default 0;

-- Recounts the comments of every post, as after a bulk import.
create function count_comments() returns void language sql as $$
  update posts set comment_count = counted.number
  from (
    select posts.id, count(post_comments.id)::integer number
    from posts left join post_comments on post_id = posts.id and post_comments.deleted_at is null group by posts.id
  ) counted
  where counted.id = posts.id and comment_count <> counted.number
$$;

-- Updates posts in the order of their ids, so that two statements about the same posts cannot deadlock.
create function add_to_comment_counts(post_ids integer[], sign integer) returns void language plpgsql as $$
declare change record;
begin
  for change in select id, count(*)::integer number from unnest(post_ids) id group by id order by id loop
    update posts set comment_count = comment_count + sign * change.number where id = change.id;
  end loop;
end $$;

create function counted_comment() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' then
    perform add_to_comment_counts(array(
      select added.post_id from added join removed using (id) where added.deleted_at is null and removed.deleted_at is not null
    ), 1);
    perform add_to_comment_counts(array(
      select added.post_id from added join removed using (id) where added.deleted_at is not null and removed.deleted_at is null
    ), -1);
  else
    perform add_to_comment_counts(
      array(select post_id from changed where deleted_at is null), case tg_op when 'INSERT' then 1 else -1 end
    );
  end if;
  return null;
end $$;
create trigger counted_more after insert on post_comments referencing new table as changed
  for each statement execute function counted_comment();
create trigger counted_fewer after delete on post_comments referencing old table as changed
  for each statement execute function counted_comment();
create trigger counted_again after update on post_comments referencing old table as removed new table as added
  for each statement execute function counted_comment();

comment on column posts.comment_count is 'Comments that are not deleted. Triggers of post_comments maintain it; count_comments() recounts all posts.';
comment on function counted_comment() is 'Trigger of post_comments: maintains posts.comment_count.';
