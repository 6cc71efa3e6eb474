-- Pictures of messages (decision 0065). An upload for a message expires unless it is sent; a sent one expires when its message
-- is deleted. An expired upload is not shown, and a job deletes it.
alter table uploads
  drop constraint uploads_key_check,
  add constraint uploads_key_check check (key ~ '^(upload|chat)/[0-9a-f]{32}$'),
  add column expires_at timestamptz;
create index uploads_expiring on uploads (expires_at) where expires_at is not null;

create table message_pictures (
  conversation_id integer not null,
  sequence integer not null,
  position smallint not null check (position between 1 and 4),
  picture text not null unique references uploads (key) on delete cascade,
  alt text not null default '' check (char_length(alt) <= 12000),
  primary key (conversation_id, sequence, position),
  foreign key (conversation_id, sequence) references messages (conversation_id, sequence) on delete cascade
);

-- A message with pictures may have no text; the platform requires one of both.
alter table messages
  drop constraint messages_body_check,
  add constraint messages_body_check check (char_length(body) <= 24000 and (deleted_at is null or body = ''));
