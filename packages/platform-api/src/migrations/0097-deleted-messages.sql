-- What a deleted message contained, while its sender can restore it (decision 0056).
create table deleted_messages (
  conversation_id integer not null,
  sequence integer not null,
  body text not null,
  -- [{"picture": key, "alt": text, "position": number}]
  pictures jsonb not null,
  likes integer[] not null,
  expires_at timestamptz not null default now() + interval '1 hour',
  primary key (conversation_id, sequence),
  foreign key (conversation_id, sequence) references messages on delete cascade
);
create index deleted_messages_by_expiry on deleted_messages (expires_at);
