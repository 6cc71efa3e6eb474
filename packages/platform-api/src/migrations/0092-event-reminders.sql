-- Members who want to be notified before an event and when it begins (decision 0067).
create table event_reminders (
  event_id integer not null references events (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (event_id, user_id)
);
create index event_reminders_of_user on event_reminders (user_id);
