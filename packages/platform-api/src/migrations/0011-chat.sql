-- Every change in a conversation has the next number of its sequence, and `change` of a message is the number of its last
-- change. A client that has all changes up to a number requests those after it and gets each message once.
alter table conversations
  add column last_sequence integer not null default 0,
  add column last_change integer not null default 0;
alter table messages
  add column change integer not null default 0,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  drop constraint messages_body_check,
  -- A deleted message keeps its row as a tombstone.
  add check (case when deleted_at is null then char_length(body) between 1 and 2000 else body = '' end);
update messages set change = sequence;
update conversations set
  last_sequence = (select coalesce(max(sequence), 0) from messages where conversation_id = conversations.id),
  last_change = (select coalesce(max(sequence), 0) from messages where conversation_id = conversations.id);
create index messages_by_change on messages (conversation_id, change);

alter table conversation_members add column read_at timestamptz;

create table message_likes (
  conversation_id integer not null,
  sequence integer not null,
  user_id integer not null references users (id) on delete cascade,
  primary key (conversation_id, sequence, user_id),
  foreign key (conversation_id, sequence) references messages (conversation_id, sequence) on delete cascade
);

-- Two users have one conversation, also when both start it at the same time.
create table conversation_pairs (
  low_id integer not null references users (id) on delete cascade,
  high_id integer not null references users (id) on delete cascade,
  conversation_id integer not null unique references conversations (id) on delete cascade,
  primary key (low_id, high_id),
  check (low_id < high_id)
);
insert into conversation_pairs (low_id, high_id, conversation_id)
  select min(user_id), max(user_id), conversation_id from conversation_members
  group by conversation_id having count(*) = 2
  on conflict do nothing;
create index conversation_pairs_of_high on conversation_pairs (high_id);
