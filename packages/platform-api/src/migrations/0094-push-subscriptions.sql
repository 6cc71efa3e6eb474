-- Browsers that get push messages (decision 0069). One per session: it ends with the session, its user and a logout.
create table push_subscriptions (
  session_id text primary key references sessions (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- Who knows it can send to the browser: a secret, and chosen by the client.
  endpoint text not null unique check (char_length(endpoint) between 1 and 1000),
  p256dh text not null check (char_length(p256dh) between 86 and 90),
  auth text not null check (char_length(auth) between 22 and 26),
  locale text not null check (locale in ('en', 'ja')),
  created_at timestamptz(3) not null default now()
);
create index push_subscriptions_of_user on push_subscriptions (user_id);

-- What is sent to a browser. The row stays for a day after it was sent, so that a popular post sends one message a minute at most.
create table push_messages (
  session_id text not null references push_subscriptions (session_id) on delete cascade,
  notification_id integer not null references notifications (id) on delete cascade,
  -- How often sending it has begun since the notification last changed.
  attempts smallint not null default 0,
  -- When it is sent next; null when nothing is left to send. The instance that sends it moves this into the future first.
  due_at timestamptz(3) default now(),
  sent_at timestamptz(3),
  expires_at timestamptz(3) not null default now() + interval '1 day',
  primary key (session_id, notification_id)
);
create index push_messages_due on push_messages (due_at) where due_at is not null;
create index push_messages_by_expiry on push_messages (expires_at);
create index push_messages_of_notification on push_messages (notification_id);

-- In the transaction of the notification: both are stored, or neither.
create function queue_push_messages() returns trigger language plpgsql as $$
begin
  -- The lock waits for a logout that is deleting the subscription; without it the foreign key would reject the notification.
  insert into push_messages (session_id, notification_id)
    select session_id, new.id from push_subscriptions where user_id = new.user_id for key share
  on conflict (session_id, notification_id) do update set
    attempts = 0,
    due_at = greatest(excluded.due_at, push_messages.sent_at + interval '1 minute'),
    expires_at = excluded.expires_at;
  return null;
end $$;
create trigger notifications_are_pushed after insert or update of updated_at on notifications
  for each row execute function queue_push_messages();
