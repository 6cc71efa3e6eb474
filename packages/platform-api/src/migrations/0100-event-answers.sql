-- Who is going to an event or interested in it (decision 0093).
create table event_answers (
  event_id integer not null references events (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  answer text not null check (answer in ('going', 'interested')),
  created_at timestamptz(3) not null default now(),
  primary key (event_id, user_id)
);
create index event_answers_of_user on event_answers (user_id);

alter table events
  add column going_count integer not null default 0,
  add column interested_count integer not null default 0;

create function add_to_answer_count(of_event integer, of_answer text, number integer) returns void language sql as $$
  update events set
    going_count = going_count + case of_answer when 'going' then number else 0 end,
    interested_count = interested_count + case of_answer when 'interested' then number else 0 end
  where id = of_event
$$;

-- Changes events in the order of their ids, so that two transactions with several events cannot deadlock.
create function counted_event_answer() returns trigger language plpgsql as $$
declare
  change record;
begin
  for change in
    select event_id, answer, case tg_op when 'INSERT' then 1 else -1 end * count(*)::integer number from changed
    where not exists (select from users where users.id = changed.user_id and users.is_inactive)
    group by event_id, answer order by event_id, answer
  loop
    perform add_to_answer_count(change.event_id, change.answer, change.number);
  end loop;
  return null;
end $$;
create trigger counted_more after insert on event_answers referencing new table as changed
  for each statement execute function counted_event_answer();
create trigger counted_fewer after delete on event_answers referencing old table as changed
  for each statement execute function counted_event_answer();

create function counted_answers_of_user() returns trigger language plpgsql as $$
declare
  given record;
begin
  for given in select event_id, answer from event_answers where user_id = new.id order by event_id loop
    perform add_to_answer_count(given.event_id, given.answer, case when new.is_inactive then -1 else 1 end);
  end loop;
  return null;
end $$;
create trigger counted_answers after update of is_banned, deletion_at on users
  for each row when (old.is_inactive <> new.is_inactive) execute function counted_answers_of_user();

create function count_event_answers() returns void language sql as $$
  update events set going_count = counted.going, interested_count = counted.interested
  from (
    select event_id, count(*) filter (where answer = 'going')::integer going,
      count(*) filter (where answer = 'interested')::integer interested
    from event_answers join users on users.id = user_id and not users.is_inactive group by event_id
  ) counted
  where counted.event_id = events.id
$$;

comment on table event_answers is
  'Answers of members. A changed answer is deleted and inserted, never updated. Triggers maintain going_count and interested_count of events, without banned and deleted users.';
comment on function count_event_answers() is 'Counts the answers to every event, as after a bulk import.';
